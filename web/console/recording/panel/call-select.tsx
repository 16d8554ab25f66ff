import { useTranslation } from 'react-i18next'
import { PanelSelect } from '../../world/panel-select.tsx'
import type { RecordedStep } from '../queries.ts'
import { useStepTexts } from '../steps/use-step-texts.ts'

type Call = { step: RecordedStep; at: number }

/** The calls among the steps that a contract can hold, with their places: nobody promises an answer that a fault took away. */
export const callsOf = (steps: readonly RecordedStep[]): Call[] =>
  steps
    .map((step, at) => ({ step, at }))
    .filter(({ step }) => step.kind === 'call' && step.fault === undefined && step.httpStatus > 0)

/** As the mock chooses by itself: the last that a person caused, since pages read on their own, else the last. */
export const suggestedOf = (calls: readonly Call[]): Call | undefined =>
  calls.findLast(({ step }) => step.kind === 'call' && step.method !== 'GET') ?? calls.at(-1)

export type CallSelectProps = { calls: readonly Call[]; value: number; onChange: (at: number) => void }

/** Which call becomes the interaction; the newest stands first. */
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
