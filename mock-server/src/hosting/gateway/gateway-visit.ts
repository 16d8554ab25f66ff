import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CardPayment, DeclineReason } from '../../domain/state/card-payment.ts'
import type { SiteRules } from '../../kernel/http/cross-site.ts'
import {
  type AttemptDecision,
  decideAttempt,
  type PaymentOutcome,
} from '../../resources/card-payment/card-payment-decision.rules.ts'
import { paymentOfAttempt } from '../../resources/card-payment/find-card-payment.rules.ts'
import { magicCard } from '../../scenarios/magic-cards.ts'
import { takeMessageFault } from '../../world/faults/armed-faults.ts'
import { deliver } from '../../world/inbox/delivery.ts'
import { noteEvent } from '../../world/journal/note.ts'
import type { Scheduler } from '../../world/scheduler.ts'
import type { World } from '../../world/world.ts'
import type { Awaitable, WorldAccess } from '../../world/world-access.ts'
import { choicePage, noticePage } from './gateway-page.ts'
import { returnAddress, returnOrigin } from './return-address.ts'

/** The submitted choice: the outcome, how often the gateway reports it, and whether the payer returns to the portal. */
type GatewayChoice = { readonly outcome: PaymentOutcome; readonly times: 1 | 2; readonly comesBack: boolean }

const REASONS: readonly DeclineReason[] = [
  'insufficient-funds',
  'card-expired',
  'card-blocked',
  'authentication-failed',
  'refused-by-bank',
]

/** Reads the submitted form: `outcome`, and with `decline` a `reason`; undefined for anything else. */
function readChoice(form: unknown): GatewayChoice | undefined {
  const { outcome, reason } = (typeof form === 'object' && form !== null ? form : {}) as Record<string, unknown>
  const once = { times: 1, comesBack: true } as const
  switch (outcome) {
    case 'approve':
      return { ...once, outcome: { kind: 'approved' } }
    case 'approve-twice':
      return { ...once, times: 2, outcome: { kind: 'approved' } }
    case 'approve-and-stay':
      return { ...once, comesBack: false, outcome: { kind: 'approved' } }
    case 'cancel':
      return { ...once, outcome: { kind: 'cancelled' } }
    case 'time-out':
      return { ...once, outcome: { kind: 'timed-out' } }
    case 'decline': {
      const known = reason === undefined ? 'refused-by-bank' : REASONS.find((each) => each === reason)
      return known && { ...once, outcome: { kind: 'declined', reason: known } }
    }
    default:
      return undefined
  }
}

/**
 * The gateway's notification to the provider: one step in the world, noted in its journal. The message faults of `startCardPayment` apply
 * to the receipt, because that operation caused it.
 */
function notify({ world, now, attemptId, payment }: Visit, outcome: PaymentOutcome): AttemptDecision {
  const { decision, applied } = world.act((state, random) => {
    const decided = decideAttempt(state, { attemptId, outcome }, { now, random, worldId: world.id })
    const cause = { operationId: 'startCardPayment', person: payment.payerId ?? payment.angelNumber, values: [payment] }
    return { ...decided, ...deliver(state, decided.changes, (to) => takeMessageFault(state, cause, to, random)) }
  })
  noteEvent(world, now, { kind: 'gateway-notice', rule: decision.rule, messageFault: decision.fault }, applied)
  return decision.result
}

export interface GatewayKit extends SiteRules {
  readonly worlds: WorldAccess
  readonly scheduler: Scheduler
}

type Visit = {
  readonly world: World
  readonly now: number
  readonly attemptId: string
  readonly payment: CardPayment
  /** Origin of the portal, if it differs from the gateway's. */
  readonly portal: string | undefined
}

/** The gateway's response, once the step is stored. */
type Answer = { readonly status: number; readonly page: string } | { readonly backTo: string }

/** Shows the page of choices, or the result of the payment. A magic cardholder chooses at once. */
export async function showGatewayPage(kit: GatewayKit, request: FastifyRequest, reply: FastifyReply) {
  const answer = await visit(kit, request, (visited) => {
    const { payment, attemptId, portal } = visited
    if (payment.attemptId !== attemptId) return { status: 410, page: noticePage(payment.lang, 'replaced') }
    if (payment.status !== 'waiting')
      return { status: 200, page: noticePage(payment.lang, payment.status, returnAddress(payment, portal)) }
    const outcome = magicCard(payment.cardholder)
    return outcome
      ? carryOut(visited, { outcome, times: 1, comesBack: true })
      : { status: 200, page: choicePage(payment) }
  })
  return send(reply, answer)
}

/** Applies the submitted choice and sends the payer back, or to the result page of a payment already decided. */
export async function applyChoice(kit: GatewayKit, request: FastifyRequest, reply: FastifyReply) {
  const choice = readChoice(request.body)
  const answer = await visit(kit, request, (visited) =>
    choice ? carryOut(visited, choice) : { status: 400, page: noticePage(visited.payment.lang, 'unreadable') },
  )
  return send(reply, answer)
}

const send = (reply: FastifyReply, answer: Answer) =>
  'backTo' in answer ? reply.redirect(answer.backTo, 303) : reply.status(answer.status).send(answer.page)

const UNKNOWN: Answer = { status: 404, page: noticePage('cs', 'unknown') }

function carryOut(visited: Visit, { outcome, times, comesBack }: GatewayChoice): Answer {
  let result = notify(visited, outcome)
  if (times === 2) result = notify(visited, outcome)
  if (result.kind === 'unknown') return UNKNOWN
  const { payment } = result
  if (result.kind === 'closed') return { status: 410, page: noticePage(payment.lang, 'replaced') }
  if (!comesBack && payment.status === 'approved') return { status: 200, page: noticePage(payment.lang, 'stayed') }
  return { backTo: returnAddress(payment, visited.portal) }
}

/** Reads the current payment after the due events have run, among them its time-out. */
function visit(kit: GatewayKit, request: FastifyRequest, answer: (visit: Visit) => Answer): Awaitable<Answer> {
  const { world: worldId, attempt: attemptId } = request.params as { world: string; attempt: string }
  return kit.worlds.withWorld(worldId, (world) => {
    if (!world) return UNKNOWN
    const now = world.clock.now()
    kit.scheduler.runUpTo(world, now)
    const payment = paymentOfAttempt(world.state, attemptId)
    return payment ? answer({ world, now, attemptId, payment, portal: returnOrigin(kit, request.query) }) : UNKNOWN
  })
}
