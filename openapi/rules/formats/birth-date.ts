import type { FormatCheck } from './format-check.ts'
import { isDay } from './instant.ts'

/** A calendar day, `YYYY-MM-DD` (rule 5.2). Not compared with today: a format has no clock. */
export const checkBirthDate: FormatCheck = (value) =>
  (isDay(value) && !value.startsWith('0000')) || 'birth-date-invalid'
