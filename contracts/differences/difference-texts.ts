import { describeCall } from './call-texts.ts'
import { type BodyDifference, below, type Difference, isOfBody, lacksTimeZone, typeOf } from './difference.ts'
import { describeOutcome } from './outcome-texts.ts'
import { type DifferenceTexts, maskValue, type Show, showDays, showMoment, showValue } from './show-value.ts'

const OF_CONTRACT = 'the contract requires it.'
/** Where the contract allows the absence. */
const IN_THIS_STATE = 'the contract allows its absence where there is nothing, but this provider state has such data.'

/** Describes a difference of a value in the body. */
function describeValue(difference: BodyDifference, show: Show): DifferenceTexts {
  const { place } = difference
  const name = place === '' ? 'the whole body' : place
  switch (difference.kind) {
    case 'missing': {
      const names = difference.fields.map((field) => below(place, field)).join(', ')
      const several = difference.fields.length > 1
      return {
        title: `${names} ${several ? 'are' : 'is'} missing`,
        expected: `${several ? 'the fields' : 'the field'} ${names}`,
        received: `an answer without ${several ? 'them' : 'it'}`,
        advice: `Add ${names} to the answer; ${difference.isAllowed ? IN_THIS_STATE : OF_CONTRACT}`,
      }
    }
    case 'type': {
      const { expected, received, isAllowed } = difference
      return {
        title: `${name} has another type`,
        expected: `${name} as ${typeOf(expected)}, for example ${showValue(expected)}`,
        received: received === null ? 'null' : `${typeOf(received)}: ${show(received)}`,
        advice: `Send ${name} as ${typeOf(expected)}${isAllowed ? `; ${IN_THIS_STATE}` : '.'}`,
      }
    }
    case 'form': {
      const form = difference.pattern === undefined ? '' : ` of the form ${difference.pattern}`
      return {
        title: `${name} has another form`,
        expected: `${name}${form}, for example ${showValue(difference.expected)}`,
        received: show(difference.received),
        advice: `Send ${name} in this form.`,
      }
    }
    case 'decimals':
      return {
        title: 'Whole numbers are written with decimals',
        expected: `${place} as ${Number(difference.received)}`,
        received: difference.received,
        advice:
          'Write 500, not 500.00: JSON Schema takes both, but clients with a type for whole numbers do not, and neither does Pact.',
      }
    case 'length':
      return {
        title: `${name} has ${difference.received < difference.expected ? 'too few' : 'too many'} items`,
        expected: `${difference.isMinimum ? 'at least ' : ''}${difference.expected} in ${name}`,
        received: `${difference.received}`,
        advice: difference.isMinimum
          ? 'The provider state needs such data: create them when it is set up.'
          : 'Check what the earlier calls added or removed, and whether one was carried out twice or not at all.',
      }
    case 'repeated': {
      const { value, isLength, expected, received } = difference
      return {
        title: isLength ? `${place} is not the whole list` : `${place} is of another person`,
        expected: `${showValue(expected)}${isLength ? ` items, as ${value} of the provider state says` : `, the ${value} of the provider state`}`,
        received: `${show(received)}${isLength ? ' items' : ''}`,
        advice: isLength
          ? 'Answer with all items of the caller: the contract has no pages. Or correct the number that the state returns.'
          : 'Read the person from the token (or from the login) of this very call: a cached or fixed person is shown to others.',
      }
    }
    case 'value':
      return {
        title: `${name} has another value`,
        expected: `${name} ${showValue(difference.expected)}`,
        received: difference.isWord ? showValue(difference.received) : show(difference.received),
        advice:
          'Send exactly this value: check the data that the provider state creates, and that each earlier call was carried out once, for this person.',
      }
    case 'extra':
      return {
        title: `${place} is not in the contract`,
        expected: `no field ${place}`,
        received: 'an answer with it',
        advice:
          'Leave the field out, or propose it as an addition to the contract. It may be a field of the contract under another name.',
      }
    case 'contract':
      return {
        title: `${name} is not as the contract says`,
        expected: `${name} ${difference.expected}`,
        received: show(difference.received),
        advice: `Send ${name} as the contract says, even if no call of the portal reads it yet.`,
      }
    case 'order':
      return {
        title: `${name} has another order`,
        expected: `${name} in the order of the contract`,
        received: 'the same in another order',
        advice: `Sort ${name} as the contract says.`,
      }
    case 'identity':
      return {
        title: `${name} is the id of another record`,
        expected: `the same record as in ${difference.expected}`,
        received: 'the id of another one',
        advice: 'An id means one record in all answers: check whether this is another record, or another person’s.',
      }
    case 'moment':
      return {
        title: `${name} is another moment`,
        expected: `${name} ${showMoment(difference.expected)}`,
        received: showMoment(difference.received),
        advice:
          'Moments are UTC (Z) or have an offset, counted from the clock of the header Date; durations are exact.',
      }
    case 'day':
      return {
        title: `${name} is another day`,
        expected: `the day ${name}`,
        received: showDays(difference.received),
        advice: 'Days are those of Europe/Prague, also between midnight there and midnight of UTC.',
      }
  }
}

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
