// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { BirthMonth } from './birth-month.ts'
import { BirthYear } from './birth-year.ts'
import { FamilyMemberValues } from './family-member-values.ts'
import { FamilyRelation } from './family-relation.ts'
import { PersonName } from './person-name.ts'
import { PhoneInternational } from './phone-international.ts'
import { PortalEmail } from './portal-email.ts'
import { ShortText } from './short-text.ts'

export const FamilyMemberChange = v.object({ "name": PersonName, "relation": FamilyRelation, "gender": v.picklist(["M","F"], 'invalid'), "birthMonth": v.optional(BirthMonth), "birthYear": v.optional(BirthYear), "phone": v.optional(PhoneInternational), "email": v.optional(PortalEmail), "schoolOrProfession": v.optional(ShortText), "hobbies": v.optional(ShortText), "basedOn": FamilyMemberValues }, 'required')
