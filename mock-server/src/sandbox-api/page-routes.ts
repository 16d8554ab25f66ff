import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { queryOf, type SandboxKit } from './kit.ts'
import { renderPage } from './page.ts'
import { SandboxError } from './sandbox-error.ts'

const CSP = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A plain page for whoever has just typed `npm start`: whom to log in as, and the code that came by SMS. */
export function pageRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/', async (request, reply) => {
    const { world: id = 'default' } = queryOf(request)
    const page = await kit.worlds.within(id, (world) => {
      if (!world) throw new SandboxError(404, 'unknown-world', `There is no world ${id}`)
      kit.scheduler.runUpTo(world, world.clock.now())
      const scenario = kit.worlds.scenarios.find(({ name }) => name === world.scenario)
      return renderPage(world, scenario, kit.scheduler.ahead(world, 5))
    })
    reply.header('content-security-policy', CSP).header('referrer-policy', 'no-referrer')
    return reply.type('text/html; charset=utf-8').send(page)
  })
  let css: string | undefined
  scope.get('/page.css', async (_request, reply) => {
    css ??= readFileSync(new URL('page.css', import.meta.url), 'utf8')
    return reply.type('text/css; charset=utf-8').send(css)
  })
}
