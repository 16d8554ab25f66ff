import { describe } from 'vitest'
import { endSession } from '#web/shared/session/logout.ts'
import { prolongSession } from '#web/shared/session/prolong-session.ts'
import { donor, interaction, ok, refused } from './interaction.ts'
import { prolonged } from './person.ts'
import { sharedRefusals } from './refusals.ts'

describe('endSession', () => {
  const leave = donor.delete('end the session', '/session', endSession)

  interaction(leave, 'a signed-in donor', ok())
  sharedRefusals(leave, undefined, null)
})

describe('prolongSession', () => {
  const prolong = donor.post('prolong the session', '/session/prolongation', prolongSession)

  interaction(prolong, 'a signed-in donor', ok(prolonged))
  interaction(
    { ...prolong, operation: 'prolong the session once more' },
    'a session that has lasted as long as it may',
    refused(409, 'session-not-prolongable'),
  )
  sharedRefusals(prolong, undefined, null)
})
