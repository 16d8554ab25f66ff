import { readFileSync } from 'node:fs'
import type { FastifyError, FastifyInstance } from 'fastify'
import { isCrossSite } from '../../kernel/http/cross-site.ts'
import { noticePage } from './gateway-page.ts'
import { applyChoice, type GatewayKit, showGatewayPage } from './gateway-visit.ts'
import { returnOrigin } from './return-address.ts'

const MAX_FORM_BYTES = 4 * 1024
const HTML = 'text/html; charset=utf-8'

/**
 * The test gateway at `/gateway/{world}/{attempt}`: a page for a payer, a form for a test (`openapi/sandbox/gateway.yaml`). It needs no
 * control-plane token: every payer comes here, as to any bank, with an unguessable address.
 */
export function bindGateway(app: FastifyInstance, kit: GatewayKit): void {
  app.register(
    async (scope) => {
      readForms(scope)
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers(pageHeaders(returnOrigin(kit, request.query))).type(HTML)
        if (isCrossSite(request, kit)) return reply.status(403).send(noticePage('cs', 'cross-site'))
      })
      scope.setErrorHandler(({ statusCode = 500, stack }: FastifyError, _request, reply) => {
        if (statusCode >= 500) process.stderr.write(`${stack}\n`)
        return reply.status(statusCode).type(HTML).send(noticePage('cs', 'unreadable'))
      })
      scope.setNotFoundHandler((_request, reply) => reply.status(404).send(noticePage('cs', 'unknown')))
      let css: string | undefined
      scope.get('/gateway.css', async (_request, reply) => {
        css ??= readFileSync(new URL('gateway.css', import.meta.url), 'utf8')
        return reply.type('text/css; charset=utf-8').send(css)
      })
      scope.get('/:world/:attempt', async (request, reply) => showGatewayPage(kit, request, reply))
      scope.post('/:world/:attempt', async (request, reply) => applyChoice(kit, request, reply))
    },
    { prefix: '/gateway' },
  )
}

/** A browser applies `form-action` to a redirect after a form too, so it lists the origin to return to. */
function pageHeaders(portal: string | undefined): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${portal === undefined ? '' : ` ${portal}`}`,
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    // The same policy as the portal's: otherwise its window would lose its name, and the sandbox's console would open another one.
    'cross-origin-opener-policy': 'same-origin',
    // With no-referrer a browser would send `Origin: null` with the page's own form.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
}

function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const options = { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES } as const
  scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, bytes: Buffer, done) =>
    done(null, Object.fromEntries(new URLSearchParams(bytes.toString()))),
  )
}
