// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { maxCharacters, minCharacters } from '#rules/schema-checks.ts'

export const LoginRequest = v.object({ "username": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(254, 'max'), v.regex(/\S/u, 'invalid')), "password": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(200, 'max')) }, 'required')
