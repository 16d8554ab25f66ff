// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkPersonName } from '#rules/formats/person-name.ts'
import { format, maxCharacters, minCharacters } from '#rules/schema-checks.ts'

export const TaxName = v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(400, 'max'), format(checkPersonName))
