import type { BodyArena, Place } from './body-arena.ts'
import type { NotedBody, NotedCall } from './noted-call.ts'

/** `size` is that of the whole body; negative if the call had none. */
interface StoredBody extends Place {
  size: number
}

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] }

/** A call whose bodies are in an arena. It is overwritten in place by a later call. */
export type StoredCall = Writable<Omit<NotedCall, 'request' | 'response'>> & {
  readonly request: StoredBody
  readonly response: StoredBody
}

const NO_BODY = -1
const emptyBody = (): StoredBody => ({ start: 0, length: 0, size: NO_BODY })
const emptyCall = () => ({ request: emptyBody(), response: emptyBody() }) as StoredCall

/** Field by field: `Object.assign` would take longer than the rest of the function. */
export function storeCall(call: NotedCall, arena: BodyArena, stored = emptyCall()): StoredCall {
  stored.method = call.method
  stored.template = call.template
  stored.url = call.url
  stored.lang = call.lang
  stored.uid = call.uid
  stored.idempotencyKey = call.idempotencyKey
  stored.contentType = call.contentType
  stored.hasToken = call.hasToken
  stored.hasAccessKey = call.hasAccessKey
  stored.personId = call.personId
  stored.scope = call.scope
  stored.login = call.login
  stored.step = call.step
  storeBody(stored.request, call.request, arena)
  stored.parts = call.parts
  storeBody(stored.response, call.response, arena)
  stored.durationMs = call.durationMs
  stored.realAt = call.realAt
  return stored
}

/** A copy that does not change when the call is overwritten. */
export const readCall = (stored: StoredCall, arena: BodyArena): NotedCall => ({
  ...stored,
  request: readBody(stored.request, arena),
  response: readBody(stored.response, arena),
})

function storeBody(stored: StoredBody, body: NotedBody | undefined, arena: BodyArena): void {
  stored.size = body?.size ?? NO_BODY
  if (body?.text === undefined) stored.start = NOWHERE
  else arena.write(body.text, stored)
}

/** A place that no arena has any more. */
const NOWHERE = -1

const readBody = (stored: StoredBody, arena: BodyArena): NotedBody | undefined =>
  stored.size === NO_BODY ? undefined : { text: arena.read(stored), size: stored.size }
