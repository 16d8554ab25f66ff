import type { Interaction } from '../pact-file.ts'
import type { HttpCall } from './http-result.ts'

/** The values that a provider state returns: the token and uid of the caller, codes, ids. */
export type Values = Readonly<Record<string, string | number | boolean>>

/** The parts of a recorded request that are read here in addition to its shape: where the values of the state belong. */
type Recorded = Interaction['request'] & {
  query?: Record<string, string[]>
  body?: { content: unknown; encoded?: false | 'base64' }
  generators?: {
    header?: Record<string, Generator>
    query?: Record<string, Generator>
    body?: Record<string, Generator>
    path?: Generator
  }
}
type Generator = { expression: string }

/** Fills a recorded request with the values of a state, as Pact's verifier sends it. */
export function callOf({ request }: Interaction, values: Values): HttpCall {
  const { method, path, headers = {}, query = {}, body, generators = {} } = request as Recorded
  const fill = ({ expression }: Generator, recorded: string) =>
    expression.replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? recorded))
  const filled = (lists: Record<string, string[]>, made: Record<string, Generator> = {}) =>
    Object.fromEntries(
      Object.entries(lists).map(([name, texts]) => {
        const recorded = texts.join(', ')
        return [name, made[name] ? fill(made[name], recorded) : recorded]
      }),
    )
  const sent = bodyOf(body, generators.body ?? {}, fill)
  const isKnown = [...(generators.path?.expression ?? '').matchAll(/\$\{(\w+)\}/g)].every(
    ([, name = '']) => name in values,
  )
  return {
    method,
    path: generators.path && isKnown ? fill(generators.path, '') : path,
    query: filled(query, generators.query),
    headers: filled(headers, generators.header),
    ...(sent !== undefined && { body: sent }),
  }
}

function bodyOf(
  body: Recorded['body'],
  generators: Record<string, Generator>,
  fill: (generator: Generator, recorded: string) => string,
): string | Uint8Array<ArrayBuffer> | undefined {
  if (body === undefined || body.content === undefined) return undefined
  if (body.encoded === 'base64' && typeof body.content === 'string')
    return Uint8Array.from(Buffer.from(body.content, 'base64'))
  if (typeof body.content !== 'object' || body.content === null) return JSON.stringify(body.content)
  const content: unknown = structuredClone(body.content)
  for (const [path, generator] of Object.entries(generators)) fillAt(content, path.split('.').slice(1), generator)
  return JSON.stringify(content)

  function fillAt(holder: unknown, [name = '', ...rest]: readonly string[], generator: Generator): void {
    const at = holder as Record<string, unknown>
    if (rest.length > 0) {
      fillAt(at[name], rest, generator)
      return
    }
    const filled = fill(generator, String(at[name]))
    at[name] = typeof at[name] === 'number' ? Number(filled) : filled
  }
}
