// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { maxCharacters, minCharacters } from '#rules/schema-checks.ts'

export const FormItemId = v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(64, 'max'), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u, 'invalid'))
