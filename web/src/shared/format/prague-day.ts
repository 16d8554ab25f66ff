import { readPragueTime } from './prague-time.ts'

/** The day in Prague at an instant (epoch milliseconds), `2026-11-10`: comparable as text with every business date. */
export function pragueDay(now: number): string {
  const { year, month, day } = readPragueTime(new Date(now).toISOString()) ?? { year: 0, month: 0, day: 0 }
  return [`${year}`.padStart(4, '0'), `${month}`.padStart(2, '0'), `${day}`.padStart(2, '0')].join('-')
}

export const pragueYear = (now: number): number => Number(pragueDay(now).slice(0, 4))
