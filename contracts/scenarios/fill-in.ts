import { fitAnswers } from '#rules/forms/check-answers.ts'
import type { FormAnswer, FormAnswers, FormDefinition, FormItem } from '#rules/forms/form.ts'
import { itemsOf } from '#rules/forms/shown-items.ts'

/** Answers every item of a form; the given answers replace the default ones. */
export function fillIn(form: FormDefinition, given: FormAnswers = {}): FormAnswers {
  const answers = Object.fromEntries(itemsOf(form).flatMap((item) => [[item.id, answerOf(item)] as const]))
  const said = Object.entries({ ...answers, ...given }).filter(([, answer]) => answer !== undefined)
  return fitAnswers(form, Object.fromEntries(said) as FormAnswers)
}

const TEXTS = {
  'cz-phone-local': '605111222',
  'portal-email': 'rodina@example.com',
  'postal-code': '412 01',
  'person-name': 'Adam',
} as const

function answerOf(item: FormItem): FormAnswer | undefined {
  switch (item.itemType) {
    case 'paragraph':
      return undefined
    case 'text':
      return item.format === undefined ? 'Lipová 27' : TEXTS[item.format]
    case 'multiline text':
      return 'Od jara žijeme mezi nemocnicí a domovem.'
    case 'dateTime':
      return '2026-05-04'
    case 'boolean':
      return true
    case 'number':
      return Math.max(item.minimum ?? 0, 1)
    case 'numeric':
      return 12.5
    case 'financialSituation':
      return { incomes: each(item.incomes, 12_000), expenses: each(item.expenses, 1_000) }
    case 'list': {
      const [first] = item.items
      return { chosen: first ? [{ id: first.id, ...(first.hasText && { text: 'Jinak' }) }] : [] }
    }
    case 'table': {
      const cellOf = (fixed: string, column: number) => (fixed === '' ? (column === 1 ? '100' : 'Ela') : fixed)
      return { rows: Object.fromEntries(item.rows.map(({ id, cells }) => [id, cells.map(cellOf)])) }
    }
  }
}

const each = (lines: readonly { readonly id: string }[], amount: number) =>
  Object.fromEntries(lines.map(({ id }) => [id, amount]))
