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

  interaction({ ...leave, given: 'a signed-in donor', answers: ok() })
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

  interaction({ ...prolong, given: 'a signed-in donor', answers: ok(prolonged) })
  interaction({
    ...prolong,
    given: 'a session that has lasted as long as it may',
    operation: 'prolong the session once more',
    answers: refused(409, 'session-not-prolongable'),
  })
  badUid(prolong)
  generalRefusals(prolong)
})
