// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkOneTimeCode } from '#rules/formats/one-time-code.ts'
import { format, maxCharacters, minCharacters } from '#rules/schema-checks.ts'
import { Id } from './id.ts'

export const CodeConfirmation = v.object({ "transactionId": Id, "code": v.pipe(v.string('required'), minCharacters(6, 'min'), maxCharacters(6, 'max'), format(checkOneTimeCode)) }, 'required')
