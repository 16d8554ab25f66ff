// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { Consent } from './consent.ts'

export const ConsentWithdrawalRequest = v.object({ "withdrawal": Consent }, 'required')
