/** Rule 5.2: "years reaching back 100, i.e. 101 choices". */
export const birthYearsBack = 100

/** The offered years, starting with the present one. */
export function birthYears(currentYear: number, back: number = birthYearsBack): readonly number[] {
  return Array.from({ length: back + 1 }, (_, age) => currentYear - age)
}

export type BirthDateParts = { day: string; month: string; year: string }
export type BirthDate =
  | { kind: 'complete'; iso: string }
  | { kind: 'incomplete' }
  /** All three parts are selected, but the calendar has no such day (31. 2.). */
  | { kind: 'impossible' }

/** Reads the values of BirthDateField: `name.day`, `name.month`, `name.year`; `iso` is YYYY-MM-DD. */
export function readBirthDate(form: FormData, name: string): BirthDate {
  return birthDateOf(dayPartsOf(form, name))
}

/** The three selected parts, complete or not. */
export function dayPartsOf(form: FormData, name: string): BirthDateParts {
  return { day: part(form, `${name}.day`), month: part(form, `${name}.month`), year: part(form, `${name}.year`) }
}

/** An incomplete date is the birthdate-required error (rule 5.4). Days are those of the Gregorian calendar, no time zone. */
export function birthDateOf({ day, month, year }: BirthDateParts): BirthDate {
  if (day === '' || month === '' || year === '') return { kind: 'incomplete' }
  const [d, m, y] = [Number(day), Number(month), Number(year)]
  const date = new Date(Date.UTC(y, m - 1, d))
  const exists = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
  return exists ? { kind: 'complete', iso: date.toISOString().slice(0, 10) } : { kind: 'impossible' }
}

/** The selected day as YYYY-MM-DD, also one that the calendar lacks, for the contract to refuse; undefined while it is incomplete. */
export function selectedDay(parts: BirthDateParts): string | undefined {
  const { day, month, year } = parts
  return birthDateOf(parts).kind === 'incomplete'
    ? undefined
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** `1985-04-01` as the values of the selects: without leading zeros. */
export function birthDateParts(iso: string): BirthDateParts {
  const [year = '', month = '', day = ''] = iso.split('-').map((part) => String(Number(part)))
  return { day, month, year }
}

function part(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
