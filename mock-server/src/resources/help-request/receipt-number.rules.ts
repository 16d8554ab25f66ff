import type { HelpRequest } from '../../domain/state/help-request.ts'

/** `Z-2026-0012`: the next number of the Prague year, short enough for a phone call. */
export const freeReceiptNumber = (
  requests: Readonly<Record<string, Pick<HelpRequest, 'receiptNumber'>>>,
  { year }: Temporal.PlainDate,
): string => {
  const series = `Z-${year}-`
  const given = Object.values(requests).flatMap(({ receiptNumber }) =>
    receiptNumber?.startsWith(series) ? [Number(receiptNumber.slice(series.length))] : [],
  )
  return `${series}${String(Math.max(0, ...given) + 1).padStart(4, '0')}`
}
