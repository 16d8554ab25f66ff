import { describe } from 'vitest'
import { fetchRecipientProfile } from '#web/shared/session/profile-refresh.ts'
import { interaction, ok, type PortalCall } from './interaction.ts'
import { fullRecipient } from './person.ts'
import { clock } from './portal.ts'
import { badUid, generalRefusals } from './refusals.ts'

describe('getRecipientProfile', () => {
  const read: PortalCall = {
    operation: "read the recipient's record",
    as: 'signed-in',
    caller: 'recipient',
    method: 'GET',
    path: '/recipientProfile',
    query: { t: '2026-11-10T09:00:00.000Z' },
    call: (api) => fetchRecipientProfile(api, clock),
  }

  interaction(read, 'a signed-in recipient', ok(fullRecipient))
  badUid(read)
  generalRefusals(read, 'a signed-in donor')
})
