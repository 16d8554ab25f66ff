// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkRegistrationNumber } from '#rules/formats/registration-number.ts'
import { format, maxCharacters, minCharacters } from '#rules/schema-checks.ts'
import { Consent } from './consent.ts'
import { FirstContribution } from './first-contribution.ts'
import { NewPassword } from './new-password.ts'
import { PersonName } from './person-name.ts'
import { PortalEmail } from './portal-email.ts'
import { Slug } from './slug.ts'

export const CompanyRegistration = v.object({ "kind": v.picklist(["company"], 'invalid'), "companyName": PersonName, "registrationNumber": v.optional(v.pipe(v.string('required'), minCharacters(1, 'required'), maxCharacters(8, 'max'), format(checkRegistrationNumber))), "email": PortalEmail, "password": NewPassword, "consentPersonalData": Consent, "consentTerms": Consent, "newsletter": v.boolean('required'), "contribution": v.optional(FirstContribution), "campaign": v.optional(Slug) }, 'required')
