import { describeCall } from './call-texts.ts'
import { type Difference, isOfBody, lacksTimeZone } from './difference.ts'
import { describeOutcome } from './outcome-texts.ts'
import { type DifferenceTexts, maskValue, type Show, showValue } from './show-value.ts'
import { describeValue } from './value-texts.ts'

/**
 * `sample` is the expected body: the refusal in it explains an HTTP status. `isMasked`: the received values may be of real people, so
 * only numbers, and words of the contract, are shown.
 */
export type Description = { sample?: { error_code?: number; error?: string }; isMasked?: boolean }

/** Describes a difference to a reader who knows neither Pact nor this repository. */
export function describeDifference(
  difference: Difference,
  { sample = {}, isMasked = false }: Description = {},
): DifferenceTexts {
  const show = isMasked ? maskValue : showValue
  if (lacksTimeZone(difference)) return describeZone(difference, show)
  if (isOfBody(difference)) return describeValue(difference, show)
  const { kind } = difference
  if (kind === 'status' || kind === 'outcome' || kind === 'no-envelope')
    return describeOutcome(difference, sample, show)
  return describeCall(difference)
}

function describeZone({ place, received }: { place: string; received: unknown }, show: Show): DifferenceTexts {
  return {
    title: 'Date-times have no time zone',
    expected: `${place} with Z or an offset (RFC 3339), for example 2026-11-10T09:00:00Z or 2026-11-10T10:00:00+01:00`,
    received: show(received),
    advice: 'Add Z to a time in UTC, or the offset to a local one, in every date-time that you send.',
  }
}
