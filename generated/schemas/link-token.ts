// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { maxCharacters, minCharacters } from '#rules/schema-checks.ts'

export const LinkToken = v.pipe(v.string('required'), minCharacters(8, 'min'), maxCharacters(64, 'max'), v.regex(/^[A-Za-z0-9_-]+$/u, 'invalid'))
