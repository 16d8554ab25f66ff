// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { maxCharacters, minCharacters } from '#rules/schema-checks.ts'

export const RatingLink = v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(64, 'max'), v.regex(/^[A-Za-z0-9_-]+$/u, 'invalid'))
