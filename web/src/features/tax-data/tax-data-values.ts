import * as v from 'valibot'
import { withoutSpaces } from '#rules/formats/spaces.ts'
import { taxDataRequestSchema } from '#web/shared/api/schemas.ts'
import type { DonorData, TaxDataRequest } from '#web/shared/api/wire.ts'
import { type BirthDateParts, birthDateOf } from '#web/shared/forms/birth-date.ts'
import type { FieldCodes } from '#web/shared/forms/form-codes.ts'
import type { FormValues } from '#web/shared/forms/read-form.ts'
import { formDataOf, readForm } from '#web/shared/forms/read-form.ts'

export type TaxSubject = TaxDataRequest['subject']
export type TaxData = Omit<TaxDataRequest, 'basedOn'>
export const taxDataSchema = v.omit(taxDataRequestSchema, ['basedOn'])

/** The values of the contract's fields, valid or not. */
export type TaxFields = { subject: TaxSubject; name?: string; birthDate?: string; registrationNumber?: string }

const NO_SUCH_DAY = 'no-such-day'
const EARLIEST_BIRTH = '1900-01-01'

/** The date of birth is composed of its three selects. Fields of the other subject are omitted. */
export function composeTaxData({ subject, name, birthDate, registrationNumber }: FormValues): TaxFields {
  const isLegal = subject === 'legal-entity'
  return {
    subject: isLegal ? 'legal-entity' : 'natural-person',
    ...(typeof name === 'string' && { name: name.trim() }),
    ...(!isLegal && birthDateIn(birthDate)),
    ...(isLegal && typeof registrationNumber === 'string' && { registrationNumber: withoutSpaces(registrationNumber) }),
  }
}

function birthDateIn(parts: FormValues[string] | undefined): { birthDate?: string } {
  const { day = '', month = '', year = '' } = (parts ?? {}) as Partial<BirthDateParts>
  const read = birthDateOf({ day, month, year })
  if (read.kind === 'incomplete') return {}
  return { birthDate: read.kind === 'complete' ? read.iso : NO_SUCH_DAY }
}

type Given = { [Name in keyof TaxFields]?: TaxFields[Name] | undefined }

/** `today` is YYYY-MM-DD in Prague. A name of a valid length may still be blank. */
export function taxDataCodes({ subject, name, birthDate, registrationNumber }: Given, today: string) {
  const codes: Record<string, string> = {}
  if (name === undefined || name === '') codes.name = 'required'
  if (subject === 'legal-entity') {
    if (!registrationNumber) codes.registrationNumber = 'required'
    return codes satisfies FieldCodes
  }
  const birth = birthCode(birthDate, today)
  if (birth) codes.birthDate = birth
  return codes satisfies FieldCodes
}

function birthCode(birthDate: string | undefined, today: string): string | undefined {
  if (birthDate === undefined) return 'required'
  if (birthDate === NO_SUCH_DAY) return 'invalid'
  if (birthDate < EARLIEST_BIRTH) return 'min'
  return birthDate > today ? 'max' : undefined
}

export type ReadTaxData = {
  fields: TaxFields
  /** Undefined until all values are valid. */
  request?: TaxData
}

export function readTaxData(form: HTMLFormElement, today: string): ReadTaxData {
  return validateTaxData(composeTaxData(readForm(formDataOf(form))), today)
}

export function validateTaxData(fields: TaxFields, today: string): ReadTaxData {
  const isGood = Object.keys(taxDataCodes(fields, today)).length === 0
  const checked = v.safeParse(taxDataSchema, fields)
  return isGood && checked.success ? { fields, request: checked.output as TaxData } : { fields }
}

/** Initial values: the saved data, or the person or company of the account. */
export function openingFields(donor: DonorData, suggested: TaxSubject): TaxFields {
  const { taxData } = donor
  const isBlank = taxData.name === '' && !taxData.birthDate && !taxData.registrationNumber
  const subject = isBlank ? suggested : taxData.subject
  const registrationNumber = taxData.registrationNumber ?? donor.registrationNumber
  return {
    subject,
    name: taxData.name === '' ? suggestedName(donor, subject) : taxData.name,
    ...(taxData.birthDate && { birthDate: taxData.birthDate }),
    ...(registrationNumber && { registrationNumber }),
  }
}

function suggestedName({ title, firstName, lastName, companyName }: DonorData, subject: TaxSubject): string {
  const person = [title, firstName, lastName].filter(Boolean).join(' ')
  return subject === 'legal-entity' ? (companyName ?? '') : person
}
