import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { PAGE_HEADERS } from './page-routes.ts'
import { renderRules } from './rules-page.ts'

/** The rules that the journal cites, with the style sheet of the pages. They hold no data of any world, so they need no token. */
export function rulesRoutes(scope: FastifyInstance): void {
  const open = { config: { isOpen: true } }
  let page: string | undefined
  scope.get('/rules', open, async (_request, reply) => {
    page ??= renderRules(readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8'))
    return reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page)
  })
  let css: string | undefined
  scope.get('/page.css', open, async (_request, reply) => {
    css ??= readFileSync(new URL('page.css', import.meta.url), 'utf8')
    return reply.type('text/css; charset=utf-8').send(css)
  })
}
