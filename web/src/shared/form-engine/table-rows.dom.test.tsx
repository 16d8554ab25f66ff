import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FormItem } from '#rules/forms/form.ts'
import { formOf, openForm } from '../../testing/engine-form.tsx'

test('of many free rows shows those that are filled and the next; a press brings one more, with the focus in it', async () => {
  const rows = Array.from({ length: 4 }, (_, n) => ({ id: `person-${n + 1}`, cells: ['', ''] }))
  const people: FormItem = {
    id: 'people',
    itemType: 'table',
    question: 'Kdo s vámi žije',
    required: false,
    header: ['Jméno', 'Věk'],
    rows,
  }
  const answers = { people: { rows: { 'person-2': ['Eva', '8'] } } }
  const { user, sent } = await openForm(formOf(people), { answers })
  const names = () => screen.getAllByRole('textbox', { name: /^Jméno/ })
  expect(names()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: /^Přidat řádek/ }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Jméno, Řádek 4' }))
  expect(screen.queryByRole('button', { name: /^Přidat řádek/ })).toBeNull()
  await user.keyboard('Petr')
  await user.click(screen.getByRole('button', { name: 'Odeslat' }))
  expect(sent).toEqual([{ people: { rows: { 'person-2': ['Eva', '8'], 'person-4': ['Petr', ''] } } }])
})
