import { expect, test } from 'vitest'
import type { FormDefinition } from '#rules/forms/form.ts'
import { unsentAnswers } from './unsent-answers.ts'

const form: FormDefinition = {
  formId: 'form-1',
  title: 'Obnovení',
  sections: [
    {
      id: 'family',
      title: 'Rodina',
      items: [
        { id: 'changed', itemType: 'boolean', question: 'Změna?', required: true, trueText: 'Ano', falseText: 'Ne' },
        {
          id: 'how',
          itemType: 'text',
          question: 'Jaká?',
          required: true,
          shownWhen: { id: 'changed', isAnyOf: ['true'] },
        },
      ],
    },
    { id: 'use', title: 'Příspěvek', items: [{ id: 'use', itemType: 'text', question: 'Na co?', required: true }] },
  ],
}

test('blank answers and those equal to the sent ones leave nothing unsent', () => {
  expect(unsentAnswers(form, { changed: false, use: 'Léky' }, { use: 'Léky', changed: false })).toBeUndefined()
  expect(unsentAnswers(form, { use: ' ' }, { changed: false, use: 'Léky' })).toBeUndefined()
})

test('an answer that differs from the sent one is unsent, with its question and without its condition', () => {
  const unsent = unsentAnswers(form, { changed: true, how: 'Stěhování', use: 'Léky' }, { changed: true, use: 'Léky' })
  expect(unsent?.answers).toEqual({ how: 'Stěhování' })
  expect(unsent?.definition.sections).toEqual([
    { id: 'family', title: 'Rodina', items: [{ id: 'how', itemType: 'text', question: 'Jaká?', required: true }] },
  ])
})
