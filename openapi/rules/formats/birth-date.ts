import type { FormatCheck } from './format-check.ts'

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return isLeap ? 29 : 28
}

/** A calendar day, `YYYY-MM-DD` (rule 5.2). Not compared with today: a format has no clock. */
export const checkBirthDate: FormatCheck = (value) => {
  const [, year, month, day] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(value)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return 'birth-date-invalid'
  const isReal = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return isReal || 'birth-date-invalid'
}
