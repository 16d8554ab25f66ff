import type { FormAnswer, FormItem, ListAnswer } from '#rules/forms/form.ts'
import { answerAt, itemsOf, shownItems } from '#rules/forms/shown-items.ts'
import type { HelpRequest } from '../../domain/state/help-request.ts'
import { contactNameOf } from '../../resources/help-request/read-answers.rules.ts'
import { requestForm } from '../../resources/help-request/request-forms/request-form.rules.ts'
import { factsSection, listSection } from './section.ts'

/** All that the world holds of a request that was sent, without the keys of its links. */
export function requestRecord(request: HelpRequest, receiptNumber: string) {
  const { requestId, variant, state, answers, files, remarks, note, startedAt, sentAt } = request
  const given = answers ?? {}
  const items = shownItems(itemsOf(requestForm(variant).form), given)
  const questionOf = (id: string) => items.flatMap((item) => (item.id === id ? nameOf(item) : []))[0] ?? id
  return {
    personId: requestId,
    login: receiptNumber,
    kind: 'request',
    name: contactNameOf(given),
    sections: [
      factsSection('status', { requestState: state, variant, startedAt, sentAt, note }),
      listSection(
        'remarks',
        remarks.map(({ itemId, text }) => ({ id: itemId, question: questionOf(itemId), text })).toReversed(),
      ),
      listSection(
        'answers',
        items
          .flatMap((item) =>
            nameOf(item).map((question) => ({
              id: item.id,
              question,
              answer: answerText(item, answerAt(given, item.id)),
            })),
          )
          .toReversed(),
      ),
      listSection('uploads', files),
    ],
  }
}

const nameOf = (item: FormItem): string[] => ('question' in item ? [item.question] : [])

/** An answer as one text, by its item; null without one. They were validated when they were sent. */
function answerText(item: FormItem, answer: FormAnswer | undefined): string | number | null {
  if (answer === undefined) return null
  if (typeof answer === 'boolean') return item.itemType !== 'boolean' ? null : item[answer ? 'trueText' : 'falseText']
  if (typeof answer !== 'object') return answer
  if ('chosen' in answer) return answer.chosen.map((chosen) => optionText(item, chosen)).join(', ')
  if ('rows' in answer)
    return Object.values(answer.rows)
      .map((cells) => cells.filter(Boolean).join(' '))
      .join('; ')
  return amountsText(item, { ...answer.incomes, ...answer.expenses })
}

function optionText(item: FormItem, { id, text }: ListAnswer['chosen'][number]): string {
  const options = item.itemType === 'list' ? item.items : []
  const title = options.find((option) => option.id === id)?.title ?? id
  return text === undefined ? title : `${title}: ${text}`
}

function amountsText(item: FormItem, amounts: Readonly<Record<string, number>>): string {
  const lines = item.itemType === 'financialSituation' ? [...item.incomes, ...item.expenses] : []
  return lines.flatMap(({ id, title }) => (amounts[id] ? [`${title} ${amounts[id]} Kč`] : [])).join(', ')
}
