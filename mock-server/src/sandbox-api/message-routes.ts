import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CODE_LIFE, CODE_TRIES, isAlive, type OneTimeCode } from '../domain/access/one-time-code.ts'
import type { Message } from '../domain/state/kernel-slices.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { type Instant, toIsoString } from '../domain/time/instant.ts'
import { deleteMessages } from '../world/inbox/delete-messages.ts'
import { type InboxQuery, readInbox, waitForInbox } from '../world/inbox/inbox.ts'
import type { World } from '../world/world.ts'
import { inWorld, pathOf, queryOf, type SandboxKit } from './kit.ts'
import { linkedPages } from './linked-pages.ts'
import { withAddress } from './message-links.ts'
import { messageSource } from './message-source.ts'
import { badRequest, SandboxError } from './sandbox-error.ts'

type CodeStatus = 'open' | 'used' | 'replaced' | 'locked' | 'expired'

/** Whether the code of a message still signs in or confirms, and until when; nothing for a message without a known code. */
function codeStateOf(
  { codeTransactions, emailChanges }: WorldState,
  message: Message,
  now: Instant,
): { codeStatus: CodeStatus; codeGoodUntil: string } | undefined {
  if (message.code === undefined) return undefined
  const sent: readonly OneTimeCode[] = [...Object.values(codeTransactions), ...Object.values(emailChanges)]
  const found = sent.findLast(({ code, createdAt }) => code === message.code && createdAt <= message.at)
  // The state keeps no code that ended long ago: it is known by the time of its message alone.
  if (!found) return isAlive(message.at, now) ? undefined : stateFrom('expired', message.at)
  return stateFrom(statusOf(found, now), found.createdAt)
}

const stateFrom = (codeStatus: CodeStatus, sentAt: Instant) => ({
  codeStatus,
  codeGoodUntil: toIsoString(sentAt + CODE_LIFE),
})

function statusOf({ status, wrongTries, createdAt }: OneTimeCode, now: Instant): CodeStatus {
  if (status !== 'open') return status
  if (wrongTries >= CODE_TRIES) return 'locked'
  return isAlive(createdAt, now) ? 'open' : 'expired'
}

/** E-mails and SMS of a world, newest last, with complete links; `waitMs` waits for the first match. One is read with its source. */
export function messageRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/worlds/:world/messages', async (request, reply) => {
    const { waitMs = 0, ...query } = readQuery(request)
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    const world = await inWorld(kit, request, (found) => found)
    const messages = await waitForInbox(world, query, waitMs, AbortSignal.any([left.signal, kit.stopping]))
    const origin = kit.portalOriginFor(request)
    return { messages: messages.map((message) => describeMessage(withAddress(message, origin), world)) }
  })
  scope.delete('/worlds/:world/messages', async (request, reply) => {
    await inWorld(kit, request, (world) => deleteMessages(world))
    return reply.status(204).send()
  })
  scope.get('/worlds/:world/messages/:message', async (request) => {
    const { message: id } = pathOf<'getMessage'>(request)
    const world = await inWorld(kit, request, (entered) => entered)
    const found = readInbox(world, {}).find((message) => message.id === id)
    if (!found) throw unknownMessage(id)
    const origin = kit.portalOriginFor(request)
    const message = withAddress(found, origin)
    const links = linkedPages(message, origin, world.state, world.clock.now())
    return { message: describeMessage(message, world), ...messageSource(message), links }
  })
  scope.delete('/worlds/:world/messages/:message', async (request, reply) => {
    const { message: id } = pathOf<'deleteMessage'>(request)
    await inWorld(kit, request, (world) => {
      if (deleteMessages(world, id) === 0) throw unknownMessage(id)
    })
    return reply.status(204).send()
  })
}

function readQuery(request: FastifyRequest): InboxQuery & { readonly waitMs?: number } {
  const { from, until, ...query } = queryOf<'listMessages'>(request)
  const [first, end] = [from, until].map((moment) => (moment === undefined ? undefined : Date.parse(moment)))
  if (first !== undefined && end !== undefined && end <= first) throw badRequest('until must be after from', 'until')
  return { ...query, ...(first !== undefined && { from: first }), ...(end !== undefined && { until: end }) }
}

const unknownMessage = (id: string) => new SandboxError(404, 'unknown-message', `There is no message ${id}`)

const describeMessage = (message: Message, { state, clock }: World) => ({
  ...message,
  at: toIsoString(message.at),
  ...codeStateOf(state, message, clock.now()),
})
