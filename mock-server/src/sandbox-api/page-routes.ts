import type { FastifyInstance } from 'fastify'
import { queryOf, type SandboxKit } from './kit.ts'
import { renderPage } from './page.ts'
import { SandboxError } from './sandbox-error.ts'

/** Headers of a page without scripts. */
export const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

/** A plain page for a developer who has just run `npm start`: the people to sign in as, and the code of the last SMS. */
export function pageRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/', async (request, reply) => {
    const { world: id = 'default' } = queryOf(request)
    const page = await kit.worlds.withWorld(id, (world) => {
      if (!world) throw new SandboxError(404, 'unknown-world', `There is no world ${id}`)
      kit.scheduler.runUpTo(world, world.clock.now())
      const scenario = kit.worlds.scenarios.find(({ name }) => name === world.scenario)
      return renderPage(world, scenario, kit.scheduler.ahead(world, 5))
    })
    return reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page)
  })
}
