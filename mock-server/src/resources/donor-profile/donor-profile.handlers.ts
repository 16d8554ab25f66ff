import type { components } from '#generated/provider.d.ts'
import { normalizePostalCode } from '#rules/formats/postal-code.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { Handler } from '../../kernel/handler.ts'
import { fullRegistrationNumber } from '../registration/registration.rules.ts'
import { mergeRequest } from '../shared/merge-request.ts'
import { donorOf } from '../shared/person-of-token.ts'
import { sent } from '../shared/sent.ts'
import { presentProfileValues } from '../user-profile/donor.presenter.ts'
import { presentSavedProfile } from '../user-profile/saved-profile.presenter.ts'
import { type ProfileInput, saveProfile } from './donor-profile.rules.ts'

export const saveDonorProfile: Handler<'saveDonorProfile'> = {
  run(world, { body, caller }, { now, signImage }) {
    const donor = donorOf(world, caller)
    const { basedOn, ...wanted } = body
    const merged = mergeRequest('saveDonorProfile', {
      wanted: asStored(donor, wanted),
      basedOn: asStored(donor, basedOn),
      stored: asStored(donor, presentProfileValues(donor)),
    })
    if (merged.kind === 'conflict') return merged.outcome
    const { result, changes, rule } = saveProfile(donor, inputOf(merged.record), now)
    const answer =
      result.kind === 'saved'
        ? ({ error_code: 200, response: presentSavedProfile(world, result.donor, { now, signImage }) } as const)
        : ({ error_code: 422, error: 'profile-refused', fields: { ...result.fields } } as const)
    return { answer, changes, rule }
  },
}

type Values = components['schemas']['DonorProfileValues']

/** As the provider stores and sends it; the account of a person has no company. */
const asStored = ({ isCorporateAccount }: Donor, values: Values): Values =>
  sent<Values>({
    ...values,
    address: { ...values.address, postalCode: normalizePostalCode(values.address.postalCode ?? '') || undefined },
    companyName: isCorporateAccount ? values.companyName : undefined,
    registrationNumber: isCorporateAccount
      ? fullRegistrationNumber(values.registrationNumber ?? '') || undefined
      : undefined,
  })

const inputOf = (body: Values): ProfileInput => ({
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
    postalCode: body.address.postalCode ?? '',
    birthYear: body.birthYear ?? null,
    gender: body.gender ?? null,
    familyStatus: body.familyStatus ?? null,
    municipalitySize: body.municipalitySize ?? null,
    awarenessSource: body.sourceOfAwareness?.id ?? null,
    awarenessOther: body.sourceOfAwareness?.text ?? '',
  },
  consents: body.consents,
  targeting: body.donationTargeting,
})
