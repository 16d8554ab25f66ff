// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { CardAmount } from './card-amount.ts'

export const RecurringPaymentChange = v.object({ "amount": CardAmount }, 'required')
