// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { maxCharacters, minCharacters } from '#rules/schema-checks.ts'
import { NewPassword } from './new-password.ts'

export const PasswordChange = v.object({ "oldPassword": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(200, 'max')), "password": NewPassword }, 'required')
