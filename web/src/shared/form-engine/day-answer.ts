import type { FormAnswer } from '#rules/forms/form.ts'

/** As the selects hold them: without leading zeros, empty where nothing is chosen. */
export type DayParts = { day: string; month: string; year: string }

/**
 * `2026-04-01`; what is chosen so far when a part is missing (`2026--01`), which no calendar has and the rules refuse; nothing when all are.
 */
export function dayAnswer({ day, month, year }: DayParts): string | undefined {
  if (day === '' && month === '' && year === '') return undefined
  return [year.padStart(year === '' ? 0 : 4, '0'), two(month), two(day)].join('-')
}

const two = (part: string) => (part === '' ? '' : part.padStart(2, '0'))

/** The choices behind an answer, complete or not. */
export function dayParts(answer: FormAnswer | undefined): DayParts {
  const [, year, month, day] = /^([0-9]*)-([0-9]*)-([0-9]*)$/.exec(typeof answer === 'string' ? answer : '') ?? []
  return { day: choice(day), month: choice(month), year: choice(year) }
}

const choice = (part: string | undefined) => (part ? `${Number(part)}` : '')
