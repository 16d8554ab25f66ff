import { describe, expect, it } from 'vitest'
import type { Scope } from '#web/shared/api/wire.ts'
import { sessionOf, signedOut } from '#web/shared/session/session.ts'
import { loginAnswer } from '#web/testing/people.ts'
import { isChatHere } from './chat-admission.ts'

const rows: [who: Scope | 'visitor', pathname: string, isForRecipients: boolean, want: boolean][] = [
  ['visitor', '/', false, true],
  ['visitor', '/login', false, true],
  ['visitor', '/jak-pomahat', false, true],
  ['visitor', '/registrace-potvrzeni', false, true],
  ['visitor', '/prijemce/prihlaseni', true, false],
  ['visitor', '/dotaznik', false, false],
  ['visitor', '/dotaznik-onko', false, false],
  ['visitor', '/Dotaznik-editace', false, false],
  ['donor', '/darce', false, true],
  ['donor', '/prijemce', true, false],
  ['donor', '/zpracovani-osobnich-udaju', false, false],
  ['donor', '/zpracovani-osobnich-udaju/', false, false],
  ['emlid', '/muj-ucet/nps', false, true],
  ['oou', '/', false, false],
  ['recipient', '/', true, false],
  ['recipient', '/', false, false],
  ['admin', '/', false, false],
  ['admin', '/admin', false, false],
]

describe('where the chat is available', () => {
  it.each(rows)(
    'with the scope %s at %s (a page for recipients: %s) the chat is available: %s',
    (who, pathname, isForRecipients, want) => {
      const session = who === 'visitor' ? signedOut : sessionOf(loginAnswer({ scope: who }))
      expect(isChatHere({ pathname, session, isForRecipients })).toBe(want)
    },
  )
})
