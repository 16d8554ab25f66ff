// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { Id } from './id.ts'
import { LongText } from './long-text.ts'
import { ShortText } from './short-text.ts'

export const EmailFormField = v.object({ "id": Id, "title": ShortText, "value": LongText }, 'required')
