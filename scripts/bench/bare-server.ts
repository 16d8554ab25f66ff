/**
 * The floor the mock is measured against: Fastify with routes that answer given JSON and do nothing else.
 * PORT and ANSWERS (JSON: `GET /path` -> answer) come from the environment.
 */
import Fastify from 'fastify'
import * as v from 'valibot'

const answers = v.parse(v.record(v.string(), v.unknown()), JSON.parse(process.env.ANSWERS ?? '{}'))
const app = Fastify()
for (const [route, answer] of Object.entries(answers)) {
  const [method = '', url = ''] = route.split(' ')
  app.route({ method, url, handler: () => answer })
}
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
