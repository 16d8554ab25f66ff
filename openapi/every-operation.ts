import { dirname, relative } from 'node:path'

type Options = {
  readonly from: string
  readonly responses: Readonly<Record<string, string>>
  readonly rateLimitOfWrites: string
  readonly headersOfAnswers: string
  readonly headers: Readonly<Record<string, string>>
}
type Place = { readonly location: { readonly source: { readonly absoluteRef: string } } }
type Operation = {
  readonly responses: Record<string, object>
  'x-rate-limit'?: string
  description?: string
  readonly 'x-scopes'?: readonly string[]
  readonly security?: readonly object[]
}

/**
 * A plugin of Redocly: adds to each operation what every operation has (`apis.provider.preprocessors` in redocly.yaml) and it does not
 * write itself: the general responses with the headers of every answer, the rate limit of writes and a sentence about its scopes. It
 * runs before linting and bundling, so the bundle is plain OpenAPI.
 */
export default () => ({
  id: 'portal',
  preprocessors: {
    oas3: {
      'every-operation': ({ from, responses, rateLimitOfWrites, headersOfAnswers, headers }: Options) => ({
        Response: {
          enter(response: { headers?: Record<string, object> }, { location }: Place) {
            const file = relative(dirname(location.source.absoluteRef), `${import.meta.dirname}/${headersOfAnswers}`)
            const added = Object.entries(headers).map(([name, one]) => [name, { $ref: `${file}#/${one}` }] as const)
            response.headers = { ...response.headers, ...Object.fromEntries(added) }
          },
        },
        Operation: {
          enter(operation: Operation, { key: method }: { readonly key: string | number }) {
            for (const [status, name] of Object.entries(responses)) {
              if (status === '415' && method === 'get') continue
              operation.responses[status] ??= { $ref: `${from}${name}` }
            }
            if (method !== 'get') operation['x-rate-limit'] ??= rateLimitOfWrites
            operation.description =
              `${operation.description?.trimEnd() ?? ''}\n\n${scopesText(operation)}\n`.trimStart()
          },
        },
      }),
    },
  },
})

/** A scope is a claim of the access token; an operation without scopes is open to visitors. */
function scopesText({ 'x-scopes': scopes = [], security }: Operation): string {
  if (scopes.length === 0) return '**Scopes:** none, no token is needed.'
  const names = scopes.map((scope) => `\`${scope}\``).join(', ')
  const without = security?.some((way) => Object.keys(way).length === 0)
    ? ' Without a token: by the link or key in the request.'
    : ''
  return `**Scopes:** ${names}.${without}`
}
