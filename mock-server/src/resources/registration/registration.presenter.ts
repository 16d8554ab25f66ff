import type { components } from '#generated/provider.d.ts'
import type { Donor } from '../../domain/state/donor.ts'

/** The e-mail as it was typed, so that the portal shows what the person entered. */
export const presentRegistration = (donor: Donor, email: string): components['schemas']['Registration'] => ({
  angelNumber: donor.login,
  email,
})
