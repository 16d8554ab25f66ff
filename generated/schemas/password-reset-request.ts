// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { maxCharacters, minCharacters } from '#rules/schema-checks.ts'

export const PasswordResetRequest = v.object({ "username": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(254, 'max'), v.regex(/\S/u, 'invalid')) }, 'required')
