import type { FormAnswer, FormItem, ItemOf, ListAnswer } from '#rules/forms/form.ts'
import { formatDate } from '../format/date.ts'
import { chosenIn } from './list-answer.ts'
import { numberText } from './typed-number.ts'

/** An answer as one line of text; '' if there is none. An answer that does not fit its question is shown as it was typed. */
export function answerText(item: FormItem, answer: FormAnswer | undefined): string {
  if (answer === undefined) return ''
  switch (item.itemType) {
    case 'boolean':
      return answer === true ? item.trueText : item.falseText
    case 'number':
    case 'numeric':
      return [numberText(answer), typeof answer === 'number' && item.unit].filter(Boolean).join('\u00a0')
    case 'dateTime':
      return typeof answer === 'string' ? formatDate(answer, 'cs') || answer : ''
    case 'list':
      return chosenIn(answer)
        .map((option) => optionText(item, option))
        .join(', ')
    default:
      return typeof answer === 'string' ? answer : ''
  }
}

/** An option with the user's text about it. */
export function optionText(item: ItemOf<'list'>, { id, text }: ListAnswer['chosen'][number]): string {
  const title = item.items.find((option) => option.id === id)?.title ?? id
  return text === undefined ? title : `${title}: ${text}`
}
