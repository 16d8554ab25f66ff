/** A local date and time in Prague; `month` is 1 to 12, `time` is `HH:mm` or undefined for a business date. */
export type PragueTime = { year: number; month: number; day: number; time: string | undefined }

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Prague',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function onWall(instant: Date): PragueTime {
  const parts = new Map(wallClock.formatToParts(instant).map(({ type, value }) => [type, value]))
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  }
}

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * An instant with its zone, converted to Prague, or a business date. Undefined for anything else: an instant
 * without a zone would mean another time on each device.
 */
export function readPragueTime(value: string): PragueTime | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.exec(value)
  const [year = 0, month = 0, day = 0] = found?.slice(1, 4).map(Number) ?? []
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined
  if (found?.[4] === undefined) return { year, month, day, time: undefined }
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? undefined : onWall(instant)
}
