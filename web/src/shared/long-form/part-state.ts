import { checkSection } from '#rules/forms/check-answers.ts'
import type { FormAnswers, FormDefinition, FormFaults, FormSection } from '#rules/forms/form.ts'
import { answerAt } from '#rules/forms/shown-items.ts'
import { faultsIn, hasAny } from './fault-sets.ts'

/** Začít, Rozepsáno, Hotovo, K opravě. */
export type PartState = 'start' | 'begun' | 'done' | 'fix'

type Of = {
  definition: FormDefinition
  section: FormSection
  answers: FormAnswers
  today: string
  /** The user has completed it without faults. */
  isPassed: boolean
  /** The foundation has remarks about it. */
  isRemarked: boolean
  /** Faults found by the provider. */
  refused: FormFaults
}

/** The state of a section. A section with remarks counts as corrected once the user has completed it again. */
export function sectionState({ definition, section, answers, today, isPassed, isRemarked, refused }: Of): PartState {
  if (hasAny(faultsIn(section, refused)) || (isRemarked && !isPassed)) return 'fix'
  const isBegun = isPassed || section.items.some(({ id }) => answerAt(answers, id) !== undefined)
  if (!isBegun) return 'start'
  return hasAny(checkSection(definition, section, answers, { today })) ? 'begun' : 'done'
}
