import { checkItem, isAnswerOf } from './check-item.ts'
import type { FormAnswer, FormAnswers, FormDefinition, FormFaults, FormItem, FormSection } from './form.ts'
import { answerAt, itemsOf, shownItems } from './shown-items.ts'

/** `today` is `YYYY-MM-DD` of Europe/Prague. */
type At = { readonly today: string }

/** Every fault that prevents the sending, by path, in the order of the form; empty if the answers are valid. */
export function checkAnswers(definition: FormDefinition, answers: FormAnswers, { today }: At): FormFaults {
  const shown = shownItems(itemsOf(definition), answers)
  const known = new Set(shown.map(({ id }) => id))
  const unexpected = Object.keys(answers).filter((id) => !known.has(id))
  return { ...faultsOf(shown, answers, today), ...Object.fromEntries(unexpected.map((id) => [id, 'unknown' as const])) }
}

/** The faults of one section. */
export function checkSection(
  definition: FormDefinition,
  section: FormSection,
  answers: FormAnswers,
  { today }: At,
): FormFaults {
  const shown = shownItems(itemsOf(definition), answers).filter(({ id }) =>
    section.items.some((item) => item.id === id),
  )
  return faultsOf(shown, answers, today)
}

const faultsOf = (items: readonly FormItem[], answers: FormAnswers, today: string): FormFaults =>
  Object.fromEntries(items.flatMap((item) => Object.entries(checkItem(item, answers, today))))

/**
 * Only answers to visible questions, of the type of their item: answers for an earlier form, or for a hidden question, are left out.
 * A text that is not a number stays in a number field, so that it is refused and shown, not lost.
 */
export function fitAnswers(definition: FormDefinition, answers: FormAnswers): FormAnswers {
  const all = itemsOf(definition)
  const typed = Object.fromEntries(
    all.flatMap((item) => {
      const answer = answerAt(answers, item.id)
      return answer !== undefined && (isAnswerOf(item.itemType, answer) || isTyped(item, answer))
        ? [[item.id, answer]]
        : []
    }),
  )
  const shown = new Set(shownItems(all, typed).map(({ id }) => id))
  return Object.fromEntries(Object.entries(typed).filter(([id]) => shown.has(id)))
}

const isTyped = ({ itemType }: FormItem, answer: FormAnswer): boolean =>
  typeof answer === 'string' && (itemType === 'number' || itemType === 'numeric')
