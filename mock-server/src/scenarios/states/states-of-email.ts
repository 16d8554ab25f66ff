import { CODE_LIFE, CODE_TRIES, CODES_PER_WINDOW } from '../../domain/access/one-time-code.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { EmailChange, EmailUndo } from '../../domain/state/email-change.ts'
import { UNDO_LIFE } from '../../resources/email-change/email-undo.rules.ts'
import type { ProviderStateSetup, ProviderStates, StateContext } from '../../world/scenario.ts'

const JANA = { personId: 'p-10000001', scope: 'donor' } as const
const EMAIL = 'jana.novakova@example.com'

/** Returned with every code that was sent. */
const VALUES = { changeId: 'chg_91c0d2e7ab', code: '482913' }

const aChange = (now: number, given: Partial<EmailChange> = {}): EmailChange => ({
  personId: JANA.personId,
  email: EMAIL,
  code: VALUES.code,
  createdAt: now,
  wrongTries: 0,
  status: 'open',
  ...given,
})

const codeSent = (now: number, given: Partial<EmailChange> = {}, more: readonly Change[] = []): ProviderStateSetup => ({
  person: JANA,
  changes: [set(['emailChanges', VALUES.changeId], aChange(now, given)), ...more],
  values: VALUES,
})

const UNDO = { undoToken: 'und_4b7e19c2d0' }

/** The e-mail of donor 10000001 was changed; the link in the old mailbox restores it. */
const changed = (now: number, given: Partial<EmailUndo> = {}): ProviderStateSetup => ({
  changes: [
    set(['emailUndos', UNDO.undoToken], {
      personId: JANA.personId,
      email: 'jana@example.com',
      createdAt: now,
      sequence: 1,
      status: 'open',
      ...given,
    }),
    set(['logins', 'jana@example.com'], undefined),
    set(['logins', EMAIL], JANA.personId),
  ],
  values: UNDO,
})

const fiveCodesSent = ({ now }: StateContext): ProviderStateSetup => ({
  person: JANA,
  changes: Array.from({ length: CODES_PER_WINDOW }, (_, n) => {
    const status = n + 1 === CODES_PER_WINDOW ? 'open' : 'replaced'
    return set(['emailChanges', `chg_state_${n + 1}`], aChange(now, { createdAt: now - 60_000 * (5 - n), status }))
  }),
})

/** The donor 10000001 during a change of e-mail, by every response of requesting and confirming (rule 5.6). */
export const statesOfEmail: ProviderStates = {
  'a code sent to a new e-mail': {
    needs: 'A donor has just been sent a code to a new e-mail.',
    setUp: ({ now }) => codeSent(now),
  },
  'an expired code to a new e-mail': {
    needs: 'A code to a new e-mail whose time is over.',
    setUp: ({ now }) => codeSent(now, { createdAt: now - CODE_LIFE }),
  },
  'a used code to a new e-mail': {
    needs: 'A code that has confirmed a new e-mail already.',
    setUp: ({ now }) => codeSent(now, { status: 'used' }),
  },
  'a code to a new e-mail locked by six wrong tries': {
    needs: 'A code to a new e-mail with six wrong tries.',
    setUp: ({ now }) => codeSent(now, { wrongTries: CODE_TRIES }),
  },
  'a code to an e-mail that was taken meanwhile': {
    needs: 'A code was sent to a new e-mail, and then another account got this e-mail.',
    setUp: ({ now }) => codeSent(now, {}, [set(['logins', EMAIL], 'p-10000009')]),
  },
  'a donor who was sent five codes to a new e-mail': {
    needs:
      'A donor was sent five codes to a new e-mail, as many as there may be in fifteen minutes: one a minute, the first five minutes ago.',
    setUp: fiveCodesSent,
  },
  'a link to undo an e-mail change': {
    needs: 'An e-mail was changed; the old mailbox has a link to undo it.',
    setUp: ({ now }) => changed(now),
  },
  'an expired link to undo an e-mail change': {
    needs: 'A link to undo an e-mail change whose time is over.',
    setUp: ({ now }) => changed(now, { createdAt: now - UNDO_LIFE }),
  },
  'a used link to undo an e-mail change': {
    needs: 'A link that has undone an e-mail change already.',
    setUp: ({ now }) => changed(now, { status: 'used' }),
  },
}
