import type { FormAnswers, FormDefinition } from '#rules/forms/form.ts'
import { answerAt, itemsOf, shownItems } from '#rules/forms/shown-items.ts'

/** Where the receipt goes: what was answered to the first question for an e-mail. */
export function confirmationEmail(definition: FormDefinition, answers: FormAnswers): string | undefined {
  const asked = shownItems(itemsOf(definition), answers).find(
    (item) => item.itemType === 'text' && item.format === 'portal-email',
  )
  const answer = asked && answerAt(answers, asked.id)
  return typeof answer === 'string' && answer.trim() !== '' ? answer.trim() : undefined
}
