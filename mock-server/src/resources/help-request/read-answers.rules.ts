import type { FormAnswers } from '#rules/forms/form.ts'
import { answerAt } from '#rules/forms/shown-items.ts'

/** Answers by the type of their item; a missing answer is empty. They were validated when they were sent. */
export const readAnswers = (answers: FormAnswers) => ({
  text: (id: string): string => {
    const answer = answerAt(answers, id)
    return typeof answer === 'string' ? answer.normalize('NFC').trim() : ''
  },
  number: (id: string): number => {
    const answer = answerAt(answers, id)
    return typeof answer === 'number' ? answer : 0
  },
  isTrue: (id: string): boolean => answerAt(answers, id) === true,
  chosen: (id: string): string => {
    const answer = answerAt(answers, id)
    return typeof answer === 'object' && 'chosen' in answer ? (answer.chosen[0]?.id ?? '') : ''
  },
})

/** The main contact of the family, who signs in after an approval. */
export const contactNameOf = (answers: FormAnswers): string => {
  const { text } = readAnswers(answers)
  return `${text('contact-first-name')} ${text('contact-last-name')}`
}
