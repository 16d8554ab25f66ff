import type { components } from '#generated/sandbox.d.ts'
import type { Message } from '../domain/state/kernel-slices.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import type { Instant } from '../domain/time/instant.ts'
import { inspectUndo } from '../resources/email-change/email-undo.rules.ts'
import { inspectMailedLink } from '../resources/link/exchange-link.rules.ts'
import { inspectLink } from '../resources/password-reset/password-reset-link.rules.ts'
import { ADDRESS } from './message-source.ts'

type MessageLink = components['schemas']['MessageLink']

/** The addresses in a message as its reader gets it, each once, with what they open in the world at `now`. */
export function linkedPages({ text }: Message, origin: string, state: WorldState, now: Instant): MessageLink[] {
  const addresses = new Set(text.split(ADDRESS).filter((_, index) => index % 2 === 1))
  return [...addresses].map((address) => ({ address, opens: opensNow(address, origin, state, now) }))
}

function opensNow(address: string, origin: string, state: WorldState, now: Instant): MessageLink['opens'] {
  const url = URL.parse(address)
  if (!url || url.origin !== new URL(origin).origin) return 'elsewhere'
  const { pathname, searchParams } = url
  const key = searchParams.get('odkaz') ?? searchParams.get('pravidelna')
  if (key === null) return 'page'
  if (pathname === '/dotaznik-editace') return inspectMailedLink(state, 'help-request', key, now)
  if (pathname === '/jak-pomahat') return inspectMailedLink(state, 'recurring-payment', key, now)
  if (pathname !== '/obnova-hesla') return 'page'
  if (searchParams.get('ucel') === 'vratit-email') return inspectUndo(state, key, now)
  const reset = inspectLink(state, key, now)
  return reset.kind === 'good' ? 'works' : RESET[reset.error]
}

const RESET = {
  'reset-link-not-found': 'unknown',
  'reset-link-used': 'used',
  'reset-link-expired': 'expired',
} as const
