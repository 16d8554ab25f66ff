import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CardPayment } from '../domain/card-payment.ts'
import { paymentOfAttempt } from '../domain/find-card-payment.ts'
import { magicCard } from '../scenarios/magic-cards.ts'
import type { Scheduler } from '../world/scheduler.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { notify, type Press, readPress } from './gateway-notice.ts'
import { choicePage, noticePage } from './gateway-page.ts'
import { type ReturnRules, returnAddress, returnOrigin } from './return-address.ts'

export interface GatewayKit extends ReturnRules {
  readonly worlds: Worlds
  readonly scheduler: Scheduler
}

type Visit = {
  readonly world: World
  readonly now: number
  readonly attemptId: string
  readonly payment: CardPayment
  /** Origin of the portal, when it is not the gateway's own. */
  readonly portal: string | undefined
}

/** The page to choose on, or what became of the payment. A magic cardholder has chosen already. */
export function show(kit: GatewayKit, request: FastifyRequest, reply: FastifyReply) {
  const visit = visitOf(kit, request)
  if (!visit) return reply.status(404).send(noticePage('cs', 'unknown'))
  const { payment, attemptId, portal } = visit
  if (payment.attemptId !== attemptId) return reply.status(410).send(noticePage(payment.lang, 'replaced'))
  if (payment.status !== 'waiting')
    return reply.send(noticePage(payment.lang, payment.status, returnAddress(payment, portal)))
  const outcome = magicCard(payment.cardholder)
  return outcome ? carryOut(visit, { outcome, times: 1, comesBack: true }, reply) : reply.send(choicePage(payment))
}

/** What was pressed happens, and the person goes back; whatever was pressed, to the page of what became of the payment. */
export function press(kit: GatewayKit, request: FastifyRequest, reply: FastifyReply) {
  const visit = visitOf(kit, request)
  if (!visit) return reply.status(404).send(noticePage('cs', 'unknown'))
  const pressed = readPress(request.body)
  if (!pressed) return reply.status(400).send(noticePage(visit.payment.lang, 'unreadable'))
  return carryOut(visit, pressed, reply)
}

function carryOut({ world, now, attemptId, portal }: Visit, { outcome, times, comesBack }: Press, reply: FastifyReply) {
  let result = notify(world, now, attemptId, outcome)
  if (times === 2) result = notify(world, now, attemptId, outcome)
  if (result.kind === 'unknown') return reply.status(404).send(noticePage('cs', 'unknown'))
  const { payment } = result
  if (result.kind === 'closed') return reply.status(410).send(noticePage(payment.lang, 'replaced'))
  if (!comesBack && payment.status === 'approved') return reply.send(noticePage(payment.lang, 'stayed'))
  return reply.redirect(returnAddress(payment, portal), 303)
}

/** The payment as it is now: what became due is run first, its time-out among it. */
function visitOf(kit: GatewayKit, request: FastifyRequest): Visit | undefined {
  const { world: worldId, attempt: attemptId } = request.params as { world: string; attempt: string }
  const world = kit.worlds.find(worldId)
  if (!world) return undefined
  const now = world.clock.now()
  kit.scheduler.runUpTo(world, now)
  const payment = paymentOfAttempt(world.state, attemptId)
  return payment ? { world, now, attemptId, payment, portal: returnOrigin(kit, request.query) } : undefined
}
