import { expect, test } from 'vitest'
import type { FormDefinition } from '#rules/forms/form.ts'
import { openRemarks } from './open-remarks.ts'

const definition = {
  sections: [
    { id: 'patient', title: 'Kdo je nemocný', items: [{ id: 'name' }, { id: 'town' }] },
    { id: 'story', title: 'Příběh', items: [{ id: 'story' }] },
  ],
} as unknown as FormDefinition
const remarks = [
  { itemId: 'story', text: 'Napište víc.' },
  { itemId: 'name', text: 'Chybí příjmení.' },
]
const returned = { name: 'Tomáš', story: 'Krátce.' }

test('a remark is open while its answer is the returned one, in the order of the form', () => {
  expect(openRemarks(definition, remarks, returned, returned).map(({ itemId }) => itemId)).toEqual(['name', 'story'])
})

test('a changed answer closes its remark', () => {
  const now = { name: 'Tomáš Novák', story: 'Krátce.' }
  expect(openRemarks(definition, remarks, returned, now)).toEqual([
    { itemId: 'story', text: 'Napište víc.', sectionId: 'story', sectionTitle: 'Příběh' },
  ])
})
