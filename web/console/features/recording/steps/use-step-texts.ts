import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../src/shared/ui/use-language.ts'
import type { Schemas } from '../../../api/sandbox.ts'
import { STEPS, stepNames } from '../../../session/clock-moves.tsx'
import type { RecordedStep } from '../../../session/recording-queries.ts'
import { useTriggerKindText } from '../../../shared/event-texts.ts'
import { useFaultTexts } from '../../../shared/fault-row.tsx'
import { useOperationText } from '../../../shared/operation-name.tsx'
import { instantText } from '../../../shared/prague-clock.ts'

type Of<Kind extends RecordedStep['kind']> = Extract<RecordedStep, { kind: Kind }>

/**
 * The author of the step: a user of the portal, the page after it, a call, or the tester in the
 * console.
 */
export type Doer = 'person' | 'seen' | 'call' | 'tester'

const doers: Readonly<Record<RecordedStep['kind'], Doer>> = {
  go: 'person',
  press: 'person',
  fill: 'person',
  choose: 'person',
  tick: 'person',
  attach: 'person',
  key: 'person',
  traverse: 'person',
  see: 'seen',
  call: 'call',
  clock: 'tester',
  fault: 'tester',
  'faults-removed': 'tester',
  trigger: 'tester',
}

/** How many steps are the user's own; the page that the recording starts on is opened by the console. */
export function countActions(steps: readonly { kind: RecordedStep['kind'] }[]): number {
  const start = steps.find(({ kind }) => kind === 'go')
  return steps.filter((step) => step !== start && ['person', 'tester'].includes(doerOf(step))).length
}

export const doerOf = ({ kind }: { kind: RecordedStep['kind'] }): Doer => doers[kind]

/** A step as plain text. */
export function useStepTexts(): (step: RecordedStep | Schemas['BrowserStep']) => string {
  const { t } = useTranslation('console-recording')
  const triggerText = useTriggerKindText()
  const clockTexts = useClockTexts()
  const faultNames = useFaultNames()
  const operationText = useOperationText()
  return (step) => {
    switch (step.kind) {
      case 'go':
        return t(($) => $.step.go, step)
      case 'press':
        return t(($) => $.step.press[step.role], step)
      case 'fill':
        return t(($) => $.step.fill, step)
      case 'choose':
        return t(($) => $.step.choose, step)
      case 'tick':
        return t(($) => (step.isTicked ? $.step.tick : $.step.untick), step)
      case 'attach':
        return t(($) => $.step.attach, { label: step.label, files: step.files.map(({ name }) => name).join(', ') })
      case 'see':
        return t(($) => $.step.see[step.role], step)
      case 'key':
        return t(($) => $.step.key, step)
      case 'traverse':
        return t(($) => $.step.traverse[step.direction])
      case 'call':
        return t(($) => $.step.call, { operation: operationText(step.operationId), outcome: outcomeOf(step) })
      case 'clock':
        return clockTexts(step)
      case 'fault':
        return faultNames(step)
      case 'faults-removed':
        return step.fault === undefined ? t(($) => $.step.allFaultsRemoved) : t(($) => $.step.faultRemoved, step)
      case 'trigger':
        return t(($) => $.step.trigger, {
          kind: triggerText(step.trigger.kind),
          person: step.trigger.person ?? '',
        }).trim()
    }
  }
}

/** `410 code-expired`; a missing response is a dash. */
const outcomeOf = ({ errorCode, httpStatus, error }: Of<'call'>): string =>
  [errorCode || httpStatus || '–', error].filter(Boolean).join(' ')

function useClockTexts() {
  const { t } = useTranslation('console-recording')
  const { t: steps } = useTranslation('console')
  const language = useLanguage()
  return ({ move }: Of<'clock'>): string => {
    if (move.advance !== undefined) {
      const name = stepNames.find((one) => STEPS[one] === move.advance)
      return t(($) => $.step.advance, { by: name ? steps(($) => $.clock.step[name]) : move.advance })
    }
    if (move.to !== undefined) return t(($) => $.step.to, { moment: instantText(move.to, language) })
    if (move.toNextEvent) return t(($) => $.step.toNextEvent)
    return move.frozen ? t(($) => $.step.freeze) : t(($) => $.step.run)
  }
}

function useFaultNames() {
  const { t } = useTranslation('console-recording')
  const { textOf, chanceOf } = useFaultTexts()
  return ({ fault }: Of<'fault'>): string => {
    const { times } = fault
    const often = times === undefined ? undefined : t(($) => $.step.times, { count: times })
    const what = t(($) => $.step.fault, { fault: textOf(fault) })
    return [what, often, chanceOf(fault)].filter(Boolean).join(', ')
  }
}
