// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { PlainDate } from './plain-date.ts'

export const OverviewRequest = v.object({ "from": PlainDate, "to": PlainDate }, 'required')
