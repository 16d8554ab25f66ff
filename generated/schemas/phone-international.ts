// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkPhoneInternational } from '#rules/formats/phone-international.ts'
import { format, maxCharacters } from '#rules/schema-checks.ts'

export const PhoneInternational = v.pipe(v.string('required'), maxCharacters(271, 'max'), format(checkPhoneInternational))
