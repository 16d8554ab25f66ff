// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { AngelNumber } from './angel-number.ts'
import { CardAmount } from './card-amount.ts'
import { Frequency } from './frequency.ts'
import { PersonName } from './person-name.ts'
import { PortalEmail } from './portal-email.ts'

export const CardPaymentRequest = v.object({ "amount": CardAmount, "angelNumber": AngelNumber, "frequency": Frequency, "cardholder": PersonName, "email": PortalEmail }, 'required')
