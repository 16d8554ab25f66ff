// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { maxCharacters, minCharacters } from '#rules/schema-checks.ts'

export const Reason = v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(1000, 'max'), v.regex(/^[^\x00]*\S[^\x00]*$/u, 'invalid'))
