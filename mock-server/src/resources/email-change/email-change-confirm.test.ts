import { describe, expect, test } from 'vitest'
import { CODE_LIFE } from '../../domain/access/one-time-code.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { after } from '../../testing/apply.ts'
import { donorIn, NEW, requestChange, world } from '../../testing/email-change.ts'
import { fixedRandom, NOW } from '../../testing/people.ts'
import { requestReset } from '../password-reset/password-reset-link.rules.ts'
import { confirmEmail } from './email-change-confirm.rules.ts'

const random = fixedRandom('000001')

const confirm = (state: WorldState, changeId: string, { code = '482913', now = NOW, who = 'p-10000001' } = {}) => {
  const { result, changes } = confirmEmail(
    state,
    donorIn(state, who),
    { changeId, code, lang: 'cs' },
    { now, random, worldId: 'w' },
  )
  return { answer: result.kind === 'refused' ? result.error : result.kind, state: after(state, changes) }
}

describe('confirming a new e-mail', () => {
  const requested = requestChange(world)

  test('makes it the login, and a letter notifies the former address', () => {
    const { answer, state } = confirm(requested.state, requested.changeId)
    expect(answer).toBe('changed')
    expect(donorIn(state).profile.email).toBe(NEW)
    expect(state.logins.toRecord()).toMatchObject({ [NEW]: 'p-10000001', '10000001': 'p-10000001' })
    expect(state.logins.keys()).not.toContain('jana@example.com')
    expect(state.messages.at(-1)).toMatchObject({ to: 'jana@example.com', subject: 'E-mail k\u00a0účtu byl změněn' })
    expect(state.messages.at(-1)?.text).not.toContain(NEW)
  })

  test('sends no letter if there was no e-mail before', () => {
    const { state, changeId } = requestChange(world, NEW, { who: 'p-10000003' })
    const confirmed = confirm(state, changeId, { who: 'p-10000003' })
    expect(donorIn(confirmed.state, 'p-10000003').profile.email).toBe(NEW)
    expect(confirmed.state.messages).toHaveLength(1)
    expect(confirmed.state.logins.toRecord()).toEqual(world.logins.with(NEW, 'p-10000003').toRecord())
  })

  test.each([
    ['1 ms before 15 minutes', -1, 'changed'],
    ['at exactly 15 minutes', 0, 'code-expired'],
    ['1 ms after', 1, 'code-expired'],
  ])('%s: %s', (_, shift, want) =>
    expect(confirm(requested.state, requested.changeId, { now: NOW + CODE_LIFE + shift }).answer).toBe(want),
  )

  test('counts six wrong codes, then refuses even the right one', () => {
    let { state } = requested
    const answers = Array.from({ length: 6 }, () => {
      const tried = confirm(state, requested.changeId, { code: '000000' })
      state = tried.state
      return tried.answer
    })
    expect(new Set(answers)).toEqual(new Set(['wrong-code']))
    expect(confirm(state, requested.changeId).answer).toBe('transaction-locked')
    const { state: newState, changeId } = requestChange(state)
    expect(confirm(newState, changeId).answer).toBe('changed')
  })

  test('with the same code again answers code-used', () => {
    const { state } = confirm(requested.state, requested.changeId)
    expect(confirm(state, requested.changeId).answer).toBe('code-used')
  })

  test('accepts only the newest code', () => {
    const newer = requestChange(requested.state, 'jina@example.com')
    expect(confirm(newer.state, requested.changeId).answer).toBe('transaction-not-found')
    expect(confirm(newer.state, newer.changeId).answer).toBe('changed')
  })

  test.each([
    ['another person’s change', requested.changeId, 'p-10000002'],
    ['an unknown change', 'chg_unknown0000', 'p-10000001'],
    ['an inherited property name', '__proto__', 'p-10000001'],
  ])('%s is not found and does not count as a try', (_, changeId, who) => {
    const { answer, state } = confirm(requested.state, changeId, { who, code: '000000' })
    expect(answer).toBe('transaction-not-found')
    expect(state).toEqual(requested.state)
  })

  test('is refused if another account has taken the address in between', () => {
    const taken = { ...requested.state, logins: requested.state.logins.with(NEW, 'p-10000002') }
    const { answer, state } = confirm(taken, requested.changeId)
    expect(answer).toBe('email-taken')
    expect(state).toEqual(taken)
  })

  test('invalidates a reset link in the former mailbox', () => {
    const reset = requestReset(
      requested.state,
      { username: '10000001', lang: 'cs' },
      { now: NOW, random, worldId: 'w' },
    )
    const { state } = confirm(after(requested.state, reset.changes), requested.changeId)
    expect(Object.values(state.passwordResets).map(({ status }) => status)).toEqual(['replaced'])
  })
})
