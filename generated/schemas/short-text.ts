// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkShortText } from '#rules/formats/short-text.ts'
import { format, maxCharacters } from '#rules/schema-checks.ts'

export const ShortText = v.pipe(v.string('required'), maxCharacters(400, 'max'), format(checkShortText))
