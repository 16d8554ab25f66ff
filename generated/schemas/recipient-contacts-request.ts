// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkPostalCode } from '#rules/formats/postal-code.ts'
import { format, maxCharacters, minCharacters } from '#rules/schema-checks.ts'
import { PersonName } from './person-name.ts'
import { PhoneInternational } from './phone-international.ts'
import { PortalEmail } from './portal-email.ts'
import { RecipientContactsValues } from './recipient-contacts-values.ts'
import { RequiredText } from './required-text.ts'

export const RecipientContactsRequest = v.object({ "caringPerson": v.object({ "firstName": PersonName, "lastName": PersonName }, 'required'), "address": v.object({ "street": RequiredText, "houseNumber": RequiredText, "city": RequiredText, "postalCode": v.pipe(v.string('required'), minCharacters(5, 'min'), maxCharacters(6, 'max'), format(checkPostalCode)) }, 'required'), "phone": v.optional(PhoneInternational), "email": v.optional(PortalEmail), "basedOn": RecipientContactsValues }, 'required')
