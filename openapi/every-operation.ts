type Options = {
  readonly from: string
  readonly responses: Readonly<Record<string, string>>
  readonly rateLimitOfWrites: string
}
type Operation = { readonly responses: Record<string, object>; 'x-rate-limit'?: string }

/**
 * A plugin of Redocly: adds to each operation what every operation has (`apis.provider.preprocessors` in redocly.yaml) and it does not
 * write itself: the general responses, and the rate limit of writes. It runs before linting and bundling, so the bundle is plain OpenAPI.
 */
export default () => ({
  id: 'portal',
  preprocessors: {
    oas3: {
      'every-operation': ({ from, responses, rateLimitOfWrites }: Options) => ({
        Operation: {
          enter(operation: Operation, { key: method }: { readonly key: string | number }) {
            for (const [status, name] of Object.entries(responses)) {
              if (status === '415' && method === 'get') continue
              operation.responses[status] ??= { $ref: `${from}${name}` }
            }
            if (method !== 'get') operation['x-rate-limit'] ??= rateLimitOfWrites
          },
        },
      }),
    },
  },
})
