import type { ExchangeAnswer } from '../exchange.ts'
import type { Walk } from '../walk.ts'

/** Calls a trigger of the sandbox: an action of the foundation or the bank. */
export const pull = (walk: Walk, kind: string, detail: object = {}): Promise<ExchangeAnswer> => {
  const body = { kind, ...detail }
  const path = `/sandbox/worlds/${walk.world}/triggers`
  const call = { manner: 'trigger', operationId: kind, method: 'POST', path, body } as const
  return walk.move(call, Buffer.from(JSON.stringify(body)), 'application/json')
}
