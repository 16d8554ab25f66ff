import type { FormAnswer } from '#rules/forms/form.ts'

/** The values of the selects: without leading zeros, empty if nothing is selected. */
export type DayParts = { day: string; month: string; year: string }

/** An incomplete day (`2026--01`) is refused by validation; undefined if all parts are missing. */
export function dayAnswer({ day, month, year }: DayParts): string | undefined {
  if (day === '' && month === '' && year === '') return undefined
  return [year.padStart(year === '' ? 0 : 4, '0'), two(month), two(day)].join('-')
}

const two = (part: string) => (part === '' ? '' : part.padStart(2, '0'))

/** The values of the selects for an answer, complete or not. */
export function dayParts(answer: FormAnswer | undefined): DayParts {
  const [, year, month, day] = /^([0-9]*)-([0-9]*)-([0-9]*)$/.exec(typeof answer === 'string' ? answer : '') ?? []
  return { day: choice(day), month: choice(month), year: choice(year) }
}

const choice = (part: string | undefined) => (part ? `${Number(part)}` : '')
