// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { Address } from './address.ts'
import { PhoneInternational } from './phone-international.ts'
import { PortalEmail } from './portal-email.ts'
import { ShortText } from './short-text.ts'

export const RecipientContactsValues = v.object({ "caringPerson": v.object({ "firstName": ShortText, "lastName": ShortText }, 'required'), "address": Address, "phone": v.optional(PhoneInternational), "email": v.optional(PortalEmail) }, 'required')
