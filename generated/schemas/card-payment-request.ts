// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkShortText } from '#rules/formats/short-text.ts'
import { format, maxCharacters, minCharacters } from '#rules/schema-checks.ts'
import { AngelNumber } from './angel-number.ts'
import { CardAmount } from './card-amount.ts'
import { Frequency } from './frequency.ts'
import { PortalEmail } from './portal-email.ts'

export const CardPaymentRequest = v.object({ "amount": CardAmount, "angelNumber": AngelNumber, "frequency": Frequency, "cardholder": v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(400, 'max'), v.regex(/\S/u, 'invalid'), format(checkShortText)), "email": PortalEmail }, 'required')
