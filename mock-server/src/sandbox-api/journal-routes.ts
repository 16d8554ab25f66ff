import type { FastifyInstance, FastifyReply } from 'fastify'
import { findByName } from '../domain/people/find-person.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { addressOf } from '../world/faults/read-fault.ts'
import { type JournalEntry, type JournalQuery, journalOf } from '../world/journal/journal.ts'
import { maskForms } from '../world/journal/mask-text.ts'
import { followJournal, readJournal } from '../world/journal/note.ts'
import { type Happening, verify } from '../world/journal/verify.ts'
import type { World } from '../world/world.ts'
import { describeEntry } from './described-entry.ts'
import { inWorld, pathOf, queryOf, type SandboxKit } from './kit.ts'
import { badRequest, SandboxError } from './sandbox-error.ts'

const HOUR = 60 * 60_000

/** The journal, masked; with `Accept: text/event-stream` new entries follow. */
export function journalRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/worlds/:world/journal', async (request, reply) => {
    const { 'last-event-id': lastSeen } = request.headers
    const { operationId, after } = queryOf<'readJournal'>(request)
    const queryAfter = (id: string | undefined): JournalQuery => ({
      ...(operationId !== undefined && { operationId }),
      ...(id !== undefined && { after: numberOf(id) }),
    })
    const world = await inWorld(kit, request, (found) => found)
    const journal = await readJournal(world)
    // The answer to HEAD would have no end.
    if (request.method === 'HEAD' || !request.headers.accept?.includes('text/event-stream'))
      return { entries: journal.entries(queryAfter(after)).map(describeEntry) }
    return stream(kit, reply, world, queryAfter(typeof lastSeen === 'string' ? lastSeen : after))
  })
  scope.get('/worlds/:world/journal/verify', async (request) => {
    const { times, atLeast, atMost, recipient, ...ofEntries } = queryOf<'verifyJournal'>(request)
    const [misplaced] = Object.keys(ofEntries)
    if (recipient !== undefined && misplaced !== undefined)
      throw badRequest(`A message has no ${misplaced}; ask for its recipient alone`, misplaced)
    if (times !== undefined && (atLeast ?? atMost) !== undefined)
      throw badRequest('times is exact; leave out atLeast and atMost', 'times')
    const world = await inWorld(kit, request, (found) => found)
    const { state } = world
    const expected = {
      ...(times !== undefined && { times }),
      ...(atLeast !== undefined && { atLeast }),
      ...(atMost !== undefined && { atMost }),
    }
    if (recipient !== undefined)
      return verify(
        state.messages.map(({ id, to }) => ({ id, values: { recipient: [addressOf(to)] } })),
        { recipient: addressOf(recipient) },
        expected,
      )
    const { person, ...rest } = ofEntries
    const wanted = { ...rest, ...(person !== undefined && { person: findByName(state, person)?.personId ?? person }) }
    const journal = await readJournal(world)
    return verify(
      journal.entries().map((entry) => happeningOf(state, entry)),
      wanted,
      expected,
    )
  })
  scope.post('/worlds/:world/journal/:entry/token', async (request) => {
    const number = numberOf(pathOf<'signTokenOfEntry'>(request).entry)
    const world = await inWorld(kit, request, (found) => found)
    const entry = (await readJournal(world)).entries({ after: number - 1 }).find(({ id }) => id === number)
    if (!entry) throw new SandboxError(404, 'unknown-entry', `The journal has no entry j-${number} any more`)
    const { personId, scope: granted } = entry.call ?? {}
    if (personId === undefined || granted === undefined)
      throw new SandboxError(422, 'no-person', `j-${number} was not called with a valid token; send it without one`)
    const token = await inWorld(kit, request, (current) => signFor(kit, current, { personId, scope: granted }, number))
    return { token, personId }
  })
}

/** What can be asked about an entry. */
function happeningOf(state: WorldState, entry: JournalEntry): Happening {
  const { id, operationId, event, errorCode, error, fault, faulted, call } = entry
  const { personId } = call ?? {}
  const login = call?.login && maskForms(call.login)
  return {
    id: `j-${id}`,
    values: {
      operationId: [operationId],
      event: [event],
      person: [personId, login === undefined ? undefined : findByName(state, login)?.personId, login],
      errorCode: [errorCode],
      error: [error],
      fault: [fault?.split(' ')[0], faulted?.faultId, faulted?.messageFault?.kind, faulted?.messageFault?.id],
    },
  }
}

/** The session has an id of its own, so that the generator of the world is not used and the world stays as it is. */
function signFor(kit: SandboxKit, world: World, person: { personId: string; scope: string }, entry: number): string {
  const now = world.clock.now()
  const session = { jti: `repeated-j-${entry}-${now}`, startedAt: now }
  return world.dryRun((_state, random) => kit.sign(world, { ...person, session, lifeMs: HOUR }, now, random))
}

/** A browser that lost the stream reconnects with `Last-Event-ID` and misses no entry that is still stored. */
function stream({ stopping }: SandboxKit, reply: FastifyReply, world: World, query: JournalQuery): FastifyReply {
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
    raw.write(`id: j-${entry.id}\nevent: call\ndata: ${JSON.stringify(describeEntry(entry))}\n\n`)
  }
  for (const entry of journalOf(world).entries(query)) write(entry)
  const stop = followJournal(world, write)
  // A regular comment line lets both ends notice a dead connection.
  const end = () => raw.end()
  stopping.addEventListener('abort', end)
  if (stopping.aborted) end()
  const pulse = setInterval(() => raw.write(':\n\n'), 15_000).unref()
  raw.once('close', () => {
    clearInterval(pulse)
    stopping.removeEventListener('abort', end)
    stop()
  })
  return reply
}

/** The contract allows only the id of an entry, `j-12`. */
const numberOf = (id: string): number => Number(id.slice('j-'.length))
