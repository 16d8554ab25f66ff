// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { PlainDate } from './plain-date.ts'

export const Treatment = v.object({ "status": v.picklist([201,202,203,204], 'invalid'), "endsOn": v.optional(PlainDate) }, 'required')
