// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { LongText } from './long-text.ts'
import { ReceiptNumber } from './receipt-number.ts'

export const EditLinkRequest = v.object({ "kind": v.picklist(["questionnaire-edit"], 'invalid'), "receiptNumber": ReceiptNumber, "note": v.optional(LongText) }, 'required')
