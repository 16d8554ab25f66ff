// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { BirthMonth } from './birth-month.ts'
import { BirthYear } from './birth-year.ts'
import { FamilyRelation } from './family-relation.ts'
import { PhoneInternational } from './phone-international.ts'
import { PortalEmail } from './portal-email.ts'
import { ShortText } from './short-text.ts'

export const FamilyMemberValues = v.object({ "name": ShortText, "relation": FamilyRelation, "gender": v.picklist(["M","F"], 'invalid'), "birthMonth": v.optional(BirthMonth), "birthYear": v.optional(BirthYear), "phone": v.optional(PhoneInternational), "email": v.optional(PortalEmail), "schoolOrProfession": v.optional(ShortText), "hobbies": v.optional(ShortText) }, 'required')
