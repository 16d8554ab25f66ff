// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkPostalCode } from '#rules/formats/postal-code.ts'
import { format, maxCharacters } from '#rules/schema-checks.ts'
import { ShortText } from './short-text.ts'

export const Address = v.object({ "street": v.optional(ShortText), "houseNumber": v.optional(ShortText), "city": v.optional(ShortText), "postalCode": v.optional(v.pipe(v.string('required'), maxCharacters(6, 'max'), format(checkPostalCode))) }, 'required')
