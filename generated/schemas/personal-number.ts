// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkPersonalNumber } from '#rules/formats/personal-number.ts'
import { format, maxCharacters, minCharacters } from '#rules/schema-checks.ts'

export const PersonalNumber = v.pipe(v.string('required'), minCharacters(4, 'min'), maxCharacters(10, 'max'), format(checkPersonalNumber))
