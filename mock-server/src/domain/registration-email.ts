import type { Donor } from './donor.ts'
import type { Message } from './kernel-slices.ts'

/** What a new angel means to give; whole crowns. */
export type FirstContribution = {
  readonly amount: number
  readonly frequency: 'recurring' | 'one-off'
  readonly method: 'card' | 'transfer' | 'qr'
}

export const composeWelcome = (
  donor: Donor,
  _chosen: { readonly contribution: FirstContribution | null; readonly lang: 'cs' | 'en' },
  { id, at }: { readonly id: string; readonly at: number },
): Message => ({
  id,
  at,
  channel: 'email',
  to: donor.profile.email ?? '',
  subject: 'Vítejte mezi Dobrými anděly',
  text: `Vaše číslo anděla je ${donor.login}.`,
  link: '/login',
})
