// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { Consent } from './consent.ts'
import { FirstContribution } from './first-contribution.ts'
import { NewPassword } from './new-password.ts'
import { PersonName } from './person-name.ts'
import { PortalEmail } from './portal-email.ts'
import { Slug } from './slug.ts'

export const PersonRegistration = v.object({ "kind": v.picklist(["person"], 'invalid'), "firstName": PersonName, "lastName": PersonName, "email": PortalEmail, "password": NewPassword, "consentPersonalData": Consent, "consentTerms": Consent, "newsletter": v.boolean('required'), "contribution": v.optional(FirstContribution), "campaign": v.optional(Slug) }, 'required')
