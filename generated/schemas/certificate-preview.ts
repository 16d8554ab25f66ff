// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkRegistrationNumber } from '#rules/formats/registration-number.ts'
import { format, maxCharacters } from '#rules/schema-checks.ts'
import { PlainDate } from './plain-date.ts'
import { TaxName } from './tax-name.ts'
import { TaxSubject } from './tax-subject.ts'

export const CertificatePreview = v.object({ "subject": TaxSubject, "name": TaxName, "birthDate": v.optional(PlainDate), "registrationNumber": v.optional(v.pipe(v.string('required'), maxCharacters(8, 'max'), format(checkRegistrationNumber))), "taxYear": v.pipe(v.number('required'), v.integer('invalid'), v.minValue(2000, 'min'), v.maxValue(2200, 'max')) }, 'required')
