import { birthYears } from '#web/shared/forms/birth-date.ts'
import { DayField, type DayFieldProps } from './day-field.tsx'

export type BirthDateFieldProps = Omit<DayFieldProps, 'years' | 'autoComplete'> & {
  /** The present year by the server's clock, Europe/Prague: 101 years are offered from it (rule 5.2). */
  currentYear: number
}

/** Day, month and year of a birth; see DayField. */
export function BirthDateField({ currentYear, ...field }: BirthDateFieldProps) {
  return <DayField {...field} years={birthYears(currentYear)} autoComplete="bday" />
}
