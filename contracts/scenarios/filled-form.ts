import type { FormAnswer, FormAnswers, FormDefinition, FormItem } from '#rules/forms/form.ts'
import { itemsOf, shownItems } from '#rules/forms/shown-items.ts'

const TEXTS = {
  'cz-phone-local': '605111222',
  'portal-email': 'rodina@example.com',
  'postal-code': '412 01',
  'person-name': 'Lenka',
} as const

/** Fills in any form by its definition, without the optional answers; `own` answers replace the default ones. */
export const filledForm = (definition: FormDefinition, own: FormAnswers = {}): FormAnswers => {
  const answers: Record<string, FormAnswer> = {}
  // One after another, since an answer determines what is asked next.
  for (const item of itemsOf(definition)) {
    const isAsked = shownItems(itemsOf(definition), answers).includes(item)
    const answer = own[item.id] ?? (item.required ? answerTo(item) : undefined)
    if (isAsked && answer !== undefined) answers[item.id] = answer
  }
  return answers
}

const answerTo = (item: FormItem): FormAnswer | undefined => {
  switch (item.itemType) {
    case 'text':
      return item.format === undefined ? 'Lipová' : TEXTS[item.format]
    case 'multiline text':
      return 'Léčíme se od jara.'
    case 'dateTime':
      return '1988-09-23'
    case 'boolean':
      return item.mustBeTrue === true
    case 'number':
      return item.minimum ?? 1
    case 'numeric':
      return 1
    case 'list':
      return { chosen: item.items.slice(0, 1).map(({ id, hasText }) => ({ id, ...(hasText && { text: 'Jinde' }) })) }
    case 'financialSituation':
      return { incomes: amounts(item.incomes), expenses: amounts(item.expenses) }
    case 'table':
      return { rows: Object.fromEntries(item.rows.map(({ id, cells }) => [id, cells.map((cell) => cell || '100')])) }
    case 'paragraph':
      return undefined
  }
}

const amounts = (lines: readonly { readonly id: string }[]) => Object.fromEntries(lines.map(({ id }) => [id, 1_000]))
