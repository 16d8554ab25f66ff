// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { maxCharacters } from '#rules/schema-checks.ts'

export const VariableSymbol = v.pipe(v.string('required'), maxCharacters(10, 'max'), v.regex(/^[0-9]*$/u, 'invalid'))
