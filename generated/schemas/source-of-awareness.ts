// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { ShortText } from './short-text.ts'

export const SourceOfAwareness = v.object({ "id": v.picklist([1,2,3,4,5,6,7], 'invalid'), "text": v.optional(ShortText) }, 'required')
