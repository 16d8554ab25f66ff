/**
 * The floor the mock is measured against: Fastify with routes that answer given JSON and do nothing else.
 * PORT and ANSWERS (JSON: path -> answer) come from the environment.
 */
import Fastify from 'fastify'
import * as v from 'valibot'

const answers = v.parse(v.record(v.string(), v.unknown()), JSON.parse(process.env.ANSWERS ?? '{}'))
const app = Fastify()
for (const [path, answer] of Object.entries(answers))
  app.route({ method: ['GET', 'POST'], url: path, handler: () => answer })
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
