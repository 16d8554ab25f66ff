import type { FormAnswer, FormAnswers, FormDefinition, FormItem, FormSection } from '#rules/forms/form.ts'
import { answerAt, itemsOf, shownItems } from '#rules/forms/shown-items.ts'

/** Whether there is an answer: spaces alone are none. */
export const hasValue = (answer: FormAnswer | undefined): boolean =>
  typeof answer === 'string' ? answer.trim() !== '' : answer !== undefined

/** The questions of a section whose conditions the present answers meet. */
export function questionsIn(
  definition: FormDefinition,
  section: FormSection,
  answers: FormAnswers,
): readonly FormItem[] {
  return shownItems(itemsOf(definition), answers).filter(
    (item) => section.items.includes(item) && item.itemType !== 'paragraph',
  )
}

/** Whether no question of a section has been answered yet. */
export const isUntouched = (definition: FormDefinition, section: FormSection, answers: FormAnswers): boolean =>
  questionsIn(definition, section, answers).every(({ id }) => !hasValue(answerAt(answers, id)))
