// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { AngelNumber } from './angel-number.ts'
import { CardAmount } from './card-amount.ts'

export const PaymentLinkRequest = v.object({ "kind": v.picklist(["payment"], 'invalid'), "amount": CardAmount, "variableSymbol": v.optional(AngelNumber) }, 'required')
