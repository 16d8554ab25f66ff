import { useTranslation } from 'react-i18next'
import { PanelSelect } from '../../world/panel-select.tsx'
import type { RecordedStep } from '../queries.ts'
import { useStepTexts } from '../steps/use-step-texts.ts'

type Call = { step: RecordedStep; at: number }

/**
 * The calls among the steps that a contract can hold, with their positions: a response that a fault
 * took away cannot be a contract.
 */
export const callsOf = (steps: readonly RecordedStep[]): Call[] =>
  steps
    .map((step, at) => ({ step, at }))
    .filter(({ step }) => step.kind === 'call' && step.fault === undefined && step.httpStatus > 0)

/**
 * Same default as the mock: the last call a user caused, because pages read by themselves;
 * otherwise the last one.
 */
export const suggestedOf = (calls: readonly Call[]): Call | undefined =>
  calls.findLast(({ step }) => step.kind === 'call' && step.method !== 'GET') ?? calls.at(-1)

export type CallSelectProps = { calls: readonly Call[]; value: number; onChange: (at: number) => void }

/** The choice of the call that becomes the interaction; the newest is first. */
export function CallSelect({ calls, value, onChange }: CallSelectProps) {
  const { t } = useTranslation('console-recording')
  const wordsOf = useStepTexts()
  return (
    <PanelSelect
      label={t(($) => $.save.call)}
      value={`${value}`}
      onChange={(at) => onChange(Number(at))}
      choices={calls.toReversed().map(({ step, at }) => ({ value: `${at}`, label: `${at + 1}. ${wordsOf(step)}` }))}
    />
  )
}
