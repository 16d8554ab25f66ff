import Fastify, { type FastifyInstance } from 'fastify'
import { NOT_THE_PORTAL, type PortalOptions, portalPlugin } from './portal.ts'

const WAITING = `<!doctype html>
<html lang="cs">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2">
<title>Portál se připravuje</title>
<h1>Portál se připravuje</h1>
<p>Za chvíli se tu otevře sám.
<p lang="en">The portal is being built. It opens here by itself in a moment.
`

/**
 * For the first start, which builds the portal while the server already answers: a page that waits in place of each page of the portal,
 * until the returned function is called. Fastify takes no more routes then, so the portal is an application of its own behind that route.
 */
export function latePortal(app: FastifyInstance): (options: PortalOptions) => Promise<void> {
  let portal: FastifyInstance | undefined
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const [path = '/'] = request.url.split('?')
      if (NOT_THE_PORTAL.test(path)) return reply.callNotFound()
      if (!portal) {
        reply.code(503).headers({ 'Retry-After': '2', 'Cache-Control': 'no-store' }).type('text/html; charset=utf-8')
        return reply.header('Content-Security-Policy', "default-src 'none'").send(WAITING)
      }
      reply.hijack()
      portal.routing(request.raw, reply.raw)
      return reply
    },
  })
  return async (options) => {
    const built = Fastify({ logger: false })
    await portalPlugin(built, options)
    await built.ready()
    portal = built
  }
}
