// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { maxCharacters } from '#rules/schema-checks.ts'

export const LongText = v.pipe(v.string('required'), maxCharacters(5000, 'max'), v.regex(/^[^\x00]*$/u, 'invalid'))
