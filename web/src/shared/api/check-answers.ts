import type { Middleware } from 'openapi-fetch'
import { type Envelope, unreadableAnswer } from './envelope.ts'
import { answer } from './exchange.ts'

/**
 * Makes a failure of a success whose types differ from the contract: the part of the page that shows a read says so (rule 3.13), and a
 * write has an unknown outcome (rule 17.10). The shapes load `isAhead` of the first answer, or, on a page that shows no data of a person, with
 * the first write or profile. If they do not load, the answer counts.
 */
export function checkAnswers(isAhead: boolean): Middleware {
  const load = () => import('#generated/answer-shapes.ts').catch(() => undefined)
  if (isAhead) void load()
  return {
    async onResponse({ request: { method }, schemaPath, response }) {
      if (!isAhead && method === 'GET' && !schemaPath.endsWith('Profile')) return undefined
      const envelope = (await response.json()) as Envelope
      if (envelope.error_code !== 200) return undefined
      const operation = `${method} ${schemaPath}`
      const shape = (await load())?.answerShapes[operation]
      return shape && !shape(envelope) ? answer(unreadableAnswer(operation)) : undefined
    },
  }
}
