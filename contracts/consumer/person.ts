import { MatchersV3 } from '@pact-foundation/pact'
import type { Scope } from '#web/shared/api/wire.ts'
import { moment } from './interaction.ts'

const { boolean, eachLike, integer, like, regex, string } = MatchersV3

/** What the portal reads of any person for the page frame. */
export const profile = {
  displayName: string('Jana Nováková'),
  personalNumber: regex('^[a-z0-9]+$', '10000001'),
  gender: integer(2),
}

/** What the portal reads of a donor's full user object. */
export const fullDonor = {
  IsCorporateAccount: boolean(false),
  DonorStatus: like({ Id: 1, Value: 'aktivní' }),
  NPS: { Value: integer(9), Date: moment('2026-08-14T08:12:00.000Z') },
  Documents: eachLike({ Id: 'doc-2025', Created: moment('2026-02-02T07:00:00.000Z'), Type: 'tax-certificate' }),
  PreviousLogin: moment('2026-11-02T17:40:00.000Z'),
  Giving: {
    Since: regex('^\\d{4}-\\d{2}-\\d{2}$', '2024-03-12'),
    LastPayment: like({ Amount: 500, Received: '2026-10-20', DistributionOn: '2026-11-02', Redistributed: true }),
    NextCharge: like({ Amount: 500, Date: '2026-11-20' }),
  },
}

/** What the portal reads of a recipient's full user object. */
export const fullRecipient = {
  RecipientStatusOfRequest: { Id: integer(6) },
  RecipientRequestStatus: { Id: integer(0) },
  RecipientStatus: { Id: integer(1) },
  Recipient: {
    RecipientNumber: string('2000001'),
    NextPayoutDate: regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-12-01'),
    RenewalDate: regex('^\\d{4}-\\d{2}-\\d{2}$', '2027-03-31'),
    EditingLock: {
      WarningAt: moment('2026-11-25T23:00:00.000Z'),
      LockedAt: moment('2026-11-27T17:00:00.000Z'),
      LockedUntil: moment('2026-12-02T05:00:00.000Z'),
    },
  },
}

/** A fresh token: opaque except for its `exp`. */
export const prolonged = {
  token: regex('^[\\w-]+\\.[\\w-]+\\.[\\w-]+$', 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE3OTQzMDU3MDB9.c2ln'),
  expire: moment('2026-11-10T10:00:00.000Z'),
}

/** What every kind of sign-in answers with; the token is opaque except for its `exp`. */
export const signedInAs = (scope: Scope) => ({
  ...prolonged,
  scope,
  personId: regex('^[A-Za-z0-9_.-]+$', scope === 'recipient' ? 'p-2000001' : 'p-10000001'),
  profile,
  profile_full: scope === 'recipient' ? fullRecipient : fullDonor,
})

/** The answer to a change of one's own account. */
export const savedProfile = { profile, profile_full: fullDonor, savedAt: moment('2026-11-10T09:00:00.000Z') }

/** The same of a family. */
export const savedRecipient = { profile, profile_full: fullRecipient, savedAt: moment('2026-11-10T09:00:00.000Z') }
