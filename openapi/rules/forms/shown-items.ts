import type { FormAnswer, FormAnswers, FormDefinition, FormItem } from './form.ts'

/** All items of a form, in their order. */
export const itemsOf = ({ sections }: FormDefinition): readonly FormItem[] => sections.flatMap(({ items }) => items)

/**
 * The visible items by the answers so far. An item that depends on a hidden item is hidden too.
 */
export function shownItems(items: readonly FormItem[], answers: FormAnswers): readonly FormItem[] {
  const shown = new Set<string>()
  return items.filter(({ id, shownWhen }) => {
    const isShown =
      shownWhen === undefined ||
      (shown.has(shownWhen.id) && isAnswered(answerAt(answers, shownWhen.id), shownWhen.isAnyOf))
    if (isShown) shown.add(id)
    return isShown
  })
}

/** Own properties only: an item may have the name of an inherited property. */
export const answerAt = (answers: Partial<FormAnswers>, id: string): FormAnswer | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined

const isAnswered = (answer: FormAnswer | undefined, isAnyOf: readonly string[]): boolean => {
  if (typeof answer === 'boolean') return isAnyOf.includes(String(answer))
  if (typeof answer !== 'object' || !('chosen' in answer)) return false
  return answer.chosen.some(({ id }) => isAnyOf.includes(id))
}
