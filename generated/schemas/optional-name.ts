// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkPersonName } from '#rules/formats/person-name.ts'
import { format, maxCharacters } from '#rules/schema-checks.ts'

export const OptionalName = v.pipe(v.string('required'), maxCharacters(400, 'max'), format(checkPersonName))
