import { CODE_LIFE, CODE_TRIES, CODES_PER_WINDOW } from '../domain/access/one-time-code.ts'
import { type Change, set } from '../domain/state/change.ts'
import type { EmailChange, EmailUndo } from '../domain/state/email-change.ts'
import { UNDO_LIFE } from '../resources/email-change/email-undo.rules.ts'
import type { ProviderStateSetup, ProviderStates } from '../world/scenario.ts'
import { defaultScenario } from './default-scenario.ts'

const NOW = Temporal.Instant.from(defaultScenario.now).epochMilliseconds
const JANA = { personId: 'p-10000001', scope: 'donor' } as const
const EMAIL = 'jana.novakova@example.com'

/** Returned with every code that was sent. */
const VALUES = { changeId: 'chg_91c0d2e7ab', code: '482913' }

const aChange = (given: Partial<EmailChange> = {}): EmailChange => ({
  personId: JANA.personId,
  email: EMAIL,
  code: VALUES.code,
  createdAt: NOW,
  wrongTries: 0,
  status: 'open',
  ...given,
})

const codeSent = (given: Partial<EmailChange> = {}, more: readonly Change[] = []): ProviderStateSetup => ({
  person: JANA,
  changes: [set(['emailChanges', VALUES.changeId], aChange(given)), ...more],
  values: VALUES,
})

const UNDO = { undoToken: 'und_4b7e19c2d0' }

/** The e-mail of donor 10000001 was changed; the link in the old mailbox restores it. */
const changed = (given: Partial<EmailUndo> = {}): ProviderStateSetup => ({
  changes: [
    set(['emailUndos', UNDO.undoToken], {
      personId: JANA.personId,
      email: 'jana@example.com',
      createdAt: NOW,
      sequence: 1,
      status: 'open',
      ...given,
    }),
    set(['logins', 'jana@example.com'], undefined),
    set(['logins', EMAIL], JANA.personId),
  ],
  values: UNDO,
})

const fiveCodesSent = (): ProviderStateSetup => ({
  person: JANA,
  changes: Array.from({ length: CODES_PER_WINDOW }, (_, n) => {
    const status = n + 1 === CODES_PER_WINDOW ? 'open' : 'replaced'
    return set(['emailChanges', `chg_state_${n + 1}`], aChange({ createdAt: NOW - 60_000 * (5 - n), status }))
  }),
})

/** The donor 10000001 during a change of e-mail, by every response of requesting and confirming (rule 5.6). */
export const statesOfEmail: ProviderStates = {
  'a code sent to a new e-mail': () => codeSent(),
  'an expired code to a new e-mail': () => codeSent({ createdAt: NOW - CODE_LIFE }),
  'a used code to a new e-mail': () => codeSent({ status: 'used' }),
  'a replaced code to a new e-mail': () => codeSent({ status: 'replaced' }),
  'a code to a new e-mail locked by six wrong tries': () => codeSent({ wrongTries: CODE_TRIES }),
  'a code to an e-mail that was taken meanwhile': () => codeSent({}, [set(['logins', EMAIL], 'p-10000009')]),
  "another donor's code to a new e-mail": () => codeSent({ personId: 'p-10000009' }),
  'a donor who was sent five codes to a new e-mail': fiveCodesSent,
  'a link to undo an e-mail change': () => changed(),
  'an expired link to undo an e-mail change': () => changed({ createdAt: NOW - UNDO_LIFE }),
  'a used link to undo an e-mail change': () => changed({ status: 'used' }),
}
