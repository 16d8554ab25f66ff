import type { FastifyInstance } from 'fastify'
import { toIsoString } from '../domain/time/instant.ts'
import { type InboxQuery, waitForInbox } from '../world/inbox/inbox.ts'
import { inWorld, numberOf, queryOf, type SandboxKit } from './kit.ts'
import { withAddress } from './message-links.ts'
import { badRequest } from './sandbox-error.ts'

/** E-mails and SMS of a world, newest last, with complete links; `waitMs` waits for the first match. */
export function messageRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/worlds/:world/messages', async (request, reply) => {
    const { channel, to, after, waitMs } = queryOf(request)
    if (channel !== undefined && channel !== 'sms' && channel !== 'email')
      throw badRequest('channel must be sms or email')
    const wait = numberOf('waitMs', waitMs, 0, 60_000, 0)
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    const query: InboxQuery = {
      ...(channel !== undefined && { channel }),
      ...(to !== undefined && { to }),
      ...(after !== undefined && { after }),
    }
    const world = await inWorld(kit, request, (found) => found)
    const messages = await waitForInbox(world, query, wait, left.signal)
    const origin = kit.portalOriginFor(request)
    return { messages: messages.map((message) => ({ ...withAddress(message, origin), at: toIsoString(message.at) })) }
  })
}
