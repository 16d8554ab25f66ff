import { readPragueTime } from '../../shared/format/prague-time.ts'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'

export type TakenMonth = { takenMonth: number; takenYear: number }

const monthName = new Intl.DateTimeFormat('cs', { month: 'long', timeZone: 'UTC' })

/** The twelve Czech month names, in the form that a select shows. */
export const monthChoices = Array.from({ length: 12 }, (_, index) => ({
  value: `${index + 1}`,
  label: monthName.format(Date.UTC(2000, index, 1)),
}))

/** In Prague; `now` (epoch milliseconds) is from the provider's clock, or undefined for the device's clock. */
export function presentMonth(now: number | undefined): TakenMonth {
  const moment = new Date(now ?? Date.now())
  const { year, month } = readPragueTime(moment.toISOString()) ?? { year: moment.getUTCFullYear(), month: 12 }
  return { takenMonth: month, takenYear: year }
}

/** A future month is refused before anything is sent, as the provider would (`month-in-future`). */
export function takenCodes({ takenMonth, takenYear }: Partial<TakenMonth>, present: TakenMonth): FieldCodes {
  if (typeof takenMonth !== 'number' || typeof takenYear !== 'number') return {}
  return takenYear * 12 + takenMonth > present.takenYear * 12 + present.takenMonth ? { takenMonth: 'future' } : {}
}

/** `2026-08`, for `formatMonthYear`. */
export function isoMonth({ takenMonth, takenYear }: TakenMonth): string {
  return `${takenYear}-${`${takenMonth}`.padStart(2, '0')}`
}
