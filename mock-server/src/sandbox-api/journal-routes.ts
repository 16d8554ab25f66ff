import type { FastifyInstance, FastifyReply } from 'fastify'
import { toIsoString } from '../domain/time/instant.ts'
import { type JournalEntry, journalOf } from '../world/journal/journal.ts'
import { maskChange } from '../world/journal/mask.ts'
import { followJournal, readJournal } from '../world/journal/note.ts'
import type { World } from '../world/world.ts'
import { inWorld, queryOf, type SandboxKit } from './kit.ts'
import { badRequest } from './sandbox-error.ts'

interface JournalQuery {
  readonly operationId?: string
  readonly after?: number
}

/** The journal, masked; with `Accept: text/event-stream` new entries follow. */
export function journalRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/worlds/:world/journal', async (request, reply) => {
    const { operationId, after } = queryOf(request)
    const query: JournalQuery = {
      ...(operationId !== undefined && { operationId }),
      ...(after !== undefined && { after: numberOfEntry(after) }),
    }
    const world = await inWorld(kit, request, (found) => found)
    const journal = await readJournal(world)
    if (!request.headers.accept?.includes('text/event-stream')) return { entries: journal.entries(query).map(describe) }
    const lastSeen = request.headers['last-event-id']
    return stream(reply, world, typeof lastSeen === 'string' ? { ...query, after: numberOfEntry(lastSeen) } : query)
  })
}

/** A browser that lost the stream reconnects with `Last-Event-ID` and misses no entry that is still stored. */
function stream(reply: FastifyReply, world: World, query: JournalQuery): FastifyReply {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  raw.flushHeaders()
  const write = (entry: JournalEntry): void => {
    if (query.operationId !== undefined && entry.operationId !== query.operationId) return
    raw.write(`id: j-${entry.id}\nevent: call\ndata: ${JSON.stringify(describe(entry))}\n\n`)
  }
  for (const entry of journalOf(world).entries(query)) write(entry)
  const stop = followJournal(world, write)
  // A regular comment line lets both ends notice a dead connection.
  const pulse = setInterval(() => raw.write(':\n\n'), 15_000).unref()
  raw.once('close', () => {
    clearInterval(pulse)
    stop()
  })
  return reply
}

function numberOfEntry(id: string): number {
  const [, number] = /^j-(\d{1,15})$/.exec(id) ?? []
  if (number === undefined) throw badRequest('after must be the id of an entry, such as j-12')
  return Number(number)
}

function describe({ id, at, operationId, event, httpStatus, errorCode, error, rule, fault, changes }: JournalEntry) {
  return {
    id: `j-${id}`,
    at: toIsoString(at),
    operationId: operationId ?? null,
    ...(event !== undefined && { event }),
    httpStatus,
    errorCode: errorCode || null,
    ...(error !== undefined && { error }),
    rule,
    ...(fault !== undefined && { fault }),
    changes: changes.map(maskChange).map(({ path, before, after }) => ({ path: path.join('.'), before, after })),
  }
}
