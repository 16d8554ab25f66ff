const DAY_MS = 86_400_000

/**
 * Returns a day as far before or after `today` as the next power of two: rules about the past or the future, or about the order of two
 * distant days, decide the same. Both are YYYY-MM-DD; returns undefined if `day` is not.
 */
export function coarseDay(day: string, today: string): string | undefined {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(days)) return undefined
  const far = days === 0 ? 0 : Math.min(2 ** Math.ceil(Math.log2(Math.abs(days))), 2 ** 13)
  return new Date(Date.parse(today) + Math.sign(days) * far * DAY_MS).toISOString().slice(0, 10)
}
