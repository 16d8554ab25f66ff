// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkAngelNumber } from '#rules/formats/angel-number.ts'
import { format, maxCharacters, minCharacters } from '#rules/schema-checks.ts'

export const AngelNumber = v.pipe(v.string('required'), minCharacters(4, 'min'), maxCharacters(10, 'max'), format(checkAngelNumber))
