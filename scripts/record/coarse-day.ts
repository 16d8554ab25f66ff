const DAY_MS = 86_400_000

/**
 * A day as far before or behind `today` as the next power of two: rules that ask for the past or the future, or for the order of two days far from
 * each other, decide the same. Both are YYYY-MM-DD; undefined when `day` is none.
 */
export function coarseDay(day: string, today: string): string | undefined {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(days)) return undefined
  const far = days === 0 ? 0 : Math.min(2 ** Math.ceil(Math.log2(Math.abs(days))), 2 ** 13)
  return new Date(Date.parse(today) + Math.sign(days) * far * DAY_MS).toISOString().slice(0, 10)
}
