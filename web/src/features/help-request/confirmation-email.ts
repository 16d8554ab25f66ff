import type { FormAnswers, FormDefinition } from '#rules/forms/form.ts'
import { answerAt, itemsOf, shownItems } from '#rules/forms/shown-items.ts'

/** The address of the receipt: the answer to the first e-mail question. */
export function confirmationEmail(definition: FormDefinition, answers: FormAnswers): string | undefined {
  const emailItem = shownItems(itemsOf(definition), answers).find(
    (item) => item.itemType === 'text' && item.format === 'portal-email',
  )
  const answer = emailItem && answerAt(answers, emailItem.id)
  return typeof answer === 'string' && answer.trim() !== '' ? answer.trim() : undefined
}
