import type { FormAnswer, ListAnswer } from '#rules/forms/form.ts'

export const chosenIn = (answer: FormAnswer | undefined): ListAnswer['chosen'] =>
  typeof answer === 'object' && 'chosen' in answer ? answer.chosen : []

/** Selects these options. The text of an option that stays selected is preserved. */
export function withChosen(before: FormAnswer | undefined, ids: readonly string[]): ListAnswer | undefined {
  if (ids.length === 0) return undefined
  const known = chosenIn(before)
  return { chosen: ids.map((id) => known.find((each) => each.id === id) ?? { id }) }
}

export const withText = (before: FormAnswer | undefined, id: string, text: string): ListAnswer => ({
  chosen: chosenIn(before).map((each) => (each.id === id ? (text === '' ? { id } : { id, text }) : each)),
})
