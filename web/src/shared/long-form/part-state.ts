import { checkSection } from '#rules/forms/check-answers.ts'
import type { FormAnswers, FormDefinition, FormFaults, FormSection } from '#rules/forms/form.ts'
import { answerAt } from '#rules/forms/shown-items.ts'
import { faultsIn, hasAny } from './fault-sets.ts'

/** Začít, Rozepsáno, Hotovo, K opravě. */
export type PartState = 'start' | 'begun' | 'done' | 'mend'

type Of = {
  definition: FormDefinition
  section: FormSection
  answers: FormAnswers
  today: string
  /** Somebody went through it and nothing was missing. */
  isPassed: boolean
  /** The foundation has remarks here. */
  isRemarked: boolean
  /** What the provider refused. */
  refused: FormFaults
}

/** How far a section is. What the foundation asks to be mended is mended once somebody went through it again. */
export function sectionState({ definition, section, answers, today, isPassed, isRemarked, refused }: Of): PartState {
  if (hasAny(faultsIn(section, refused)) || (isRemarked && !isPassed)) return 'mend'
  const isBegun = isPassed || section.items.some(({ id }) => answerAt(answers, id) !== undefined)
  if (!isBegun) return 'start'
  return hasAny(checkSection(definition, section, answers, { today })) ? 'begun' : 'done'
}
