import { pragueDay } from '#web/shared/format/prague-day.ts'
import type { FieldCodes } from '#web/shared/forms/form-codes.ts'

export type TakenMonth = { takenMonth: number; takenYear: number }

/** In Prague; `now` (epoch milliseconds) is from the provider's clock, or undefined for the device's clock. */
export function presentMonth(now: number | undefined): TakenMonth {
  const [takenYear = 0, takenMonth = 0] = pragueDay(now ?? Date.now())
    .split('-')
    .map(Number)
  return { takenMonth, takenYear }
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
