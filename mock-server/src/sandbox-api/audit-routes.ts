import type { FastifyInstance } from 'fastify'
import type { components } from '#generated/sandbox.d.ts'
import { readInbox } from '../world/inbox/inbox.ts'
import { readJournal } from '../world/journal/note.ts'
import { auditFiles } from './audit-files.ts'
import { describeEntry } from './described-entry.ts'
import { inWorld, type SandboxKit } from './kit.ts'
import { withAddress } from './message-links.ts'
import { describeWorld } from './world-routes.ts'

/** What happened in a world, as one ZIP. */
export function auditRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/worlds/:world/audit', async (request, reply) => {
    const origin = kit.portalOriginFor(request)
    const found = await inWorld(kit, request, (world) => ({
      world,
      described: describeWorld(world),
      state: world.state,
      messages: readInbox(world, {}),
    }))
    const entries = (await readJournal(found.world)).entries()
    const savedAt = kit.realTime()
    // Loaded on request: it would add to every start.
    const { zipSync } = await import('fflate')
    const files = auditFiles({
      world: found.described,
      people: kit.worlds.scenarios.find(({ name }) => name === found.world.scenario)?.people ?? [],
      state: found.state,
      messages: found.messages.map((message) => withAddress(message, origin)),
      entries: entries.map((entry) => describeEntry(entry) as components['schemas']['JournalEntry']),
      origin,
      savedAt,
    })
    const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${found.world.id}-audit.zip"`)
      .send(Buffer.from(zipSync(bytes, { mtime: savedAt })))
  })
}
