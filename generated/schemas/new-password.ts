// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { maxCharacters, minCharacters } from '#rules/schema-checks.ts'

export const NewPassword = v.pipe(v.string('required'), minCharacters(6, 'min'), maxCharacters(200, 'max'))
