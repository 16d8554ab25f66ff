// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkBirthDate } from '#rules/formats/birth-date.ts'
import { format, maxCharacters, minCharacters } from '#rules/schema-checks.ts'

export const BirthDate = v.pipe(v.string('required'), minCharacters(10, 'min'), maxCharacters(10, 'max'), format(checkBirthDate))
