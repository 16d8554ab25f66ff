import { normalizePostalCode } from '#rules/formats/postal-code.ts'
import type { BodyOf, Handler } from '../../kernel/handler.ts'
import { donorOf } from '../shared/donor-of-token.ts'
import { presentSavedProfile } from '../user-profile/saved-profile.presenter.ts'
import { type ProfileInput, saveProfile } from './donor-profile.rules.ts'

export const saveDonorProfile: Handler<'saveDonorProfile'> = {
  run(world, { body, caller }, { now, signImage }) {
    const { result, changes, rule } = saveProfile(donorOf(world, caller), inputOf(body), now)
    const answer =
      result.kind === 'saved'
        ? ({ error_code: 200, response: presentSavedProfile(world, result.donor, { now, signImage }) } as const)
        : ({ error_code: 422, error: 'profile-refused', fields: { ...result.fields } } as const)
    return { answer, changes, rule }
  },
}

const inputOf = (body: BodyOf<'saveDonorProfile'>): ProfileInput => ({
  profile: {
    title: body.title ?? '',
    firstName: body.firstName ?? '',
    lastName: body.lastName ?? '',
    companyName: body.companyName ?? '',
    registrationNumber: body.registrationNumber ?? '',
    phoneNumber: body.phone ?? '',
    street: body.address.street ?? '',
    houseNumber: body.address.houseNumber ?? '',
    city: body.address.city ?? '',
    postalCode: normalizePostalCode(body.address.postalCode ?? ''),
    birthYear: body.yearOfBirth ?? null,
    gender: body.gender ?? null,
    familyStatus: body.familyStatus ?? null,
    municipalitySize: body.municipalitySize ?? null,
    awarenessSource: body.sourceOfAwareness?.id ?? null,
    awarenessOther: body.sourceOfAwareness?.text ?? '',
  },
  consents: body.consents,
  targeting: body.donationTargeting,
})
