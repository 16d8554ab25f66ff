// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { maxCharacters } from '#rules/schema-checks.ts'

export const PlainDate = v.pipe(v.string('required'), maxCharacters(10, 'max'))
