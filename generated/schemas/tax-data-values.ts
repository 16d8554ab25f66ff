// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkRegistrationNumber } from '#rules/formats/registration-number.ts'
import { format, maxCharacters } from '#rules/schema-checks.ts'
import { PlainDate } from './plain-date.ts'
import { ShortText } from './short-text.ts'
import { TaxSubject } from './tax-subject.ts'

export const TaxDataValues = v.object({ "subject": TaxSubject, "name": ShortText, "birthDate": v.optional(PlainDate), "registrationNumber": v.optional(v.pipe(v.string('required'), maxCharacters(8, 'max'), format(checkRegistrationNumber))) }, 'required')
