// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { LongText } from './long-text.ts'
import { PaidAmount } from './paid-amount.ts'
import { PaymentType } from './payment-type.ts'
import { PlainDate } from './plain-date.ts'
import { VariableSymbol } from './variable-symbol.ts'

export const MissingPaymentReport = v.object({ "type": PaymentType, "paidOn": PlainDate, "amount": PaidAmount, "variableSymbol": VariableSymbol, "note": v.optional(LongText) }, 'required')
