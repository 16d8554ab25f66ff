// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkRegistrationNumber } from '#rules/formats/registration-number.ts'
import { format, maxCharacters } from '#rules/schema-checks.ts'
import { Address } from './address.ts'
import { DonationTargeting } from './donation-targeting.ts'
import { DonorConsents } from './donor-consents.ts'
import { DonorGender } from './donor-gender.ts'
import { FamilyStatus } from './family-status.ts'
import { MunicipalitySize } from './municipality-size.ts'
import { PhoneInternational } from './phone-international.ts'
import { ShortText } from './short-text.ts'
import { SourceOfAwareness } from './source-of-awareness.ts'

export const DonorProfileValues = v.object({ "title": v.optional(ShortText), "firstName": v.optional(ShortText), "lastName": v.optional(ShortText), "companyName": v.optional(ShortText), "registrationNumber": v.optional(v.pipe(v.string('required'), maxCharacters(8, 'max'), format(checkRegistrationNumber))), "phone": v.optional(PhoneInternational), "address": Address, "birthYear": v.optional(v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1900, 'min'), v.maxValue(2200, 'max'))), "gender": v.optional(DonorGender), "familyStatus": v.optional(FamilyStatus), "municipalitySize": v.optional(MunicipalitySize), "sourceOfAwareness": v.optional(SourceOfAwareness), "consents": DonorConsents, "donationTargeting": DonationTargeting }, 'required')
