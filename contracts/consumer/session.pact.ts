import { describe } from 'vitest'
import { endSession } from '#web/shared/session/logout.ts'
import { type Call, interaction, ok } from './interaction.ts'
import { badUid, failures, tokenMissing, tokenRefusals } from './refusals.ts'

describe('endSession', () => {
  const leave: Call = {
    operation: 'end the session',
    as: 'signed-in',
    method: 'DELETE',
    path: '/session',
    call: endSession,
  }

  interaction({ ...leave, given: 'a signed-in donor', answers: ok() })
  badUid(leave)
  tokenMissing(leave)
  tokenRefusals(leave)
  failures(leave)
})
