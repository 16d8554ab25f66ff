import { describe } from 'vitest'
import { fetchRecipientProfile } from '#web/shared/session/profile-refresh.ts'
import { family, interaction, ok } from './interaction.ts'
import { fullRecipient } from './person.ts'
import { clock } from './portal.ts'
import { sharedRefusals } from './refusals.ts'

describe('getRecipientProfile', () => {
  const read = family.get(
    "read the recipient's record",
    '/recipientProfile',
    (api) => fetchRecipientProfile(api, clock),
    { query: { t: '2026-11-10T09:00:00.000Z' } },
  )

  interaction(read, 'a signed-in recipient', ok(fullRecipient))
  sharedRefusals(read)
})
