// Generated from openapi/provider.yaml by npm run generate.
import * as v from 'valibot'
import { checkRegistrationNumber } from '#rules/formats/registration-number.ts'
import { format, maxCharacters } from '#rules/schema-checks.ts'
import { Address } from './address.ts'
import { DonationTargeting } from './donation-targeting.ts'
import { DonorConsents } from './donor-consents.ts'
import { DonorGender } from './donor-gender.ts'
import { DonorProfileValues } from './donor-profile-values.ts'
import { FamilyStatus } from './family-status.ts'
import { MunicipalitySize } from './municipality-size.ts'
import { OptionalName } from './optional-name.ts'
import { PhoneInternational } from './phone-international.ts'
import { SourceOfAwareness } from './source-of-awareness.ts'

export const DonorProfileRequest = v.object({ "title": v.optional(OptionalName), "firstName": v.optional(OptionalName), "lastName": v.optional(OptionalName), "companyName": v.optional(OptionalName), "registrationNumber": v.optional(v.pipe(v.string('required'), maxCharacters(8, 'max'), format(checkRegistrationNumber))), "phone": v.optional(PhoneInternational), "address": Address, "birthYear": v.optional(v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1900, 'min'), v.maxValue(2200, 'max'))), "gender": v.optional(DonorGender), "familyStatus": v.optional(FamilyStatus), "municipalitySize": v.optional(MunicipalitySize), "sourceOfAwareness": v.optional(SourceOfAwareness), "consents": DonorConsents, "donationTargeting": DonationTargeting, "basedOn": DonorProfileValues }, 'required')
