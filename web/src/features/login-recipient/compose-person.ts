import { withoutSpaces } from '#rules/formats/spaces.ts'
import { type BirthDateParts, selectedDay } from '#web/shared/forms/birth-date.ts'
import type { FormValues } from '#web/shared/forms/read-form.ts'

/** An incomplete date is left out; an impossible one stays, so that the contract's format refuses it. */
export function composePerson({ personalNumber, birthDate }: FormValues): FormValues {
  return {
    ...(typeof personalNumber === 'string' && { personalNumber: withoutSpaces(personalNumber) }),
    ...dateOf(birthDate),
  }
}

function dateOf(parts: FormValues[string] | undefined): { birthDate?: string } {
  const { day = '', month = '', year = '' } = (parts ?? {}) as Partial<BirthDateParts>
  const selected = selectedDay({ day, month, year })
  return selected === undefined ? {} : { birthDate: selected }
}
