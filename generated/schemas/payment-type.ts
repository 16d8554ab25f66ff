// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'

export const PaymentType = v.picklist(["transfer","card","mobile","sms"], 'invalid')
