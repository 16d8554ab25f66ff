import { describe } from 'vitest'
import { endSession } from '#web/shared/session/logout.ts'
import { prolongSession } from '#web/shared/session/prolong-session.ts'
import { interaction, ok, type PortalCall, refused } from './interaction.ts'
import { prolonged } from './person.ts'
import { badUid, generalRefusals } from './refusals.ts'

describe('endSession', () => {
  const leave: PortalCall = {
    operation: 'end the session',
    as: 'signed-in',
    method: 'DELETE',
    path: '/session',
    call: endSession,
  }

  interaction(leave, 'a signed-in donor', ok())
  badUid(leave)
  generalRefusals(leave)
})

describe('prolongSession', () => {
  const prolong: PortalCall = {
    operation: 'prolong the session',
    as: 'signed-in',
    method: 'POST',
    path: '/session/prolongation',
    call: prolongSession,
  }

  interaction(prolong, 'a signed-in donor', ok(prolonged))
  interaction(
    { ...prolong, operation: 'prolong the session once more' },
    'a session that has lasted as long as it may',
    refused(409, 'session-not-prolongable'),
  )
  badUid(prolong)
  generalRefusals(prolong)
})
