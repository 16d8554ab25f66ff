// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkShortText } from '#rules/formats/short-text.ts'
import { format, maxCharacters, minCharacters } from '#rules/schema-checks.ts'

export const Name = v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(400, 'max'), v.regex(/\S/u, 'invalid'), format(checkShortText))
