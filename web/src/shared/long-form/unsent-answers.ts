import { hashKey } from '@tanstack/react-query'
import { fitAnswers } from '#rules/forms/check-answers.ts'
import type { FormAnswer, FormAnswers, FormDefinition } from '#rules/forms/form.ts'

export type UnsentAnswers = { definition: FormDefinition; answers: FormAnswers }

/** Undefined if none differs from the renewal sent by another tab. */
export function unsentAnswers(
  definition: FormDefinition,
  written: FormAnswers,
  sent: FormAnswers,
): UnsentAnswers | undefined {
  const unsent = Object.entries(fitAnswers(definition, written)).filter(
    ([id, answer]) => !isBlank(answer) && hashKey([answer]) !== hashKey([sent[id]]),
  )
  if (unsent.length === 0) return undefined
  const answers = Object.fromEntries(unsent)
  const sections = definition.sections.flatMap((section) => {
    // The answer that a condition depends on may have been sent.
    const items = section.items
      .filter(({ id }) => Object.hasOwn(answers, id))
      .map(({ shownWhen: _condition, ...item }) => item)
    return items.length > 0 ? [{ ...section, items }] : []
  })
  return { definition: { ...definition, sections }, answers }
}

const isBlank = (answer: FormAnswer): boolean => typeof answer === 'string' && answer.trim() === ''
