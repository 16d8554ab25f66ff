// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { Reason } from './reason.ts'

export const MemberRemovalRequest = v.object({ "reason": Reason }, 'required')
