// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { maxCharacters, minCharacters } from '#rules/schema-checks.ts'

export const ReceiptNumber = v.pipe(v.string('required'), minCharacters(6, 'min'), maxCharacters(20, 'max'), v.regex(/^[A-Z]-[0-9]{4}-[0-9]{4,8}$/u, 'invalid'))
