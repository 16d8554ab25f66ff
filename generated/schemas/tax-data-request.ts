// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkRegistrationNumber } from '#rules/formats/registration-number.ts'
import { format, maxCharacters } from '#rules/schema-checks.ts'
import { PlainDate } from './plain-date.ts'
import { TaxDataValues } from './tax-data-values.ts'
import { TaxName } from './tax-name.ts'
import { TaxSubject } from './tax-subject.ts'

export const TaxDataRequest = v.object({ "subject": TaxSubject, "name": TaxName, "birthDate": v.optional(PlainDate), "registrationNumber": v.optional(v.pipe(v.string('required'), maxCharacters(8, 'max'), format(checkRegistrationNumber))), "basedOn": TaxDataValues }, 'required')
