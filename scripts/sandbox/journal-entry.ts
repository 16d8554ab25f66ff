import { differencesOf, type ValueDifference } from '#rules/journal-differences.ts'
import { MASKED } from '#rules/masked-value.ts'
import type { Schemas } from './client.ts'
import { showInstant } from './instant.ts'
import { formatCall } from './journal-call.ts'
import { onOneLine } from './table.ts'

/** Limits the lines of changes below an entry: a distribution to every family changes more than is readable in a terminal. */
const SHOWN = 6
/** Names of state members that contain epoch milliseconds. */
const MOMENT = /(\.(at|since)|At|Until)$/
const YEAR_2000 = 946_684_800_000

/**
 * Formats an entry as one line, followed by its call if `showsCall`, and by one line for each of the first changes. An entry of the
 * calendar, without a call, has no operation, and neither has a call to an unknown path.
 */
export function formatEntry(
  {
    id,
    at,
    operationId,
    event = 'event',
    httpStatus,
    errorCode,
    error,
    rule,
    fault,
    messageFault,
    resendOf,
    offContract,
    notPatched,
    changes,
    call,
  }: Schemas['JournalEntry'],
  bold: (text: string) => string,
  showsCall = false,
): string {
  const name = operationId ?? (call ? `${call.method} ${call.path}` : event)
  const outcome =
    operationId === null && !call
      ? ''
      : `  ${errorCode ?? `HTTP ${httpStatus}`}${error === undefined ? '' : ` ${error}`}`
  const faults = [fault, messageFault?.kind].filter((noted) => noted !== undefined)
  const head = `${id}  ${showInstant(at)}  ${bold(name)}${outcome}`
  const differences = changes.flatMap(differencesOf)
  const rest = differences.length - SHOWN
  return [
    `${head}${faults.length === 0 ? '' : `  fault: ${faults.join(', ')}`}  (${rule})`,
    ...(resendOf === undefined ? [] : [`  the browser sent ${resendOf} again by itself`]),
    ...(offContract ? [`  off the contract: ${offContract.join(', ')}`] : []),
    ...(notPatched === undefined ? [] : [`  not patched: ${notPatched}`]),
    ...(showsCall && call ? formatCall(call) : []),
    ...differences.slice(0, SHOWN).map((difference) => onOneLine(`  ${describeDifference(difference)}`)),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ].join('\n')
}

export function describeDifference({ path, before, after }: ValueDifference): string {
  if (before === MASKED && after === MASKED) return `${path}: changed, ${MASKED}`
  return `${path}: ${showValue(path, before)} -> ${showValue(path, after)}`
}

function showValue(path: string, value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (value === MASKED) return MASKED
  if (typeof value === 'number' && value > YEAR_2000 && MOMENT.test(path))
    return showInstant(new Date(value).toISOString())
  return JSON.stringify(value)
}
