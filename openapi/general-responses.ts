type Options = { readonly from: string; readonly responses: Readonly<Record<string, string>> }
type Operation = { readonly responses: Record<string, object> }

/**
 * A plugin of Redocly: adds the responses that every operation has (`apis.provider.preprocessors` in redocly.yaml) to each operation
 * that does not write the status itself. It runs before linting and bundling, so the bundle is plain OpenAPI.
 */
export default () => ({
  id: 'portal',
  preprocessors: {
    oas3: {
      'general-responses': ({ from, responses }: Options) => ({
        Operation: {
          enter(operation: Operation, { key: method }: { readonly key: string | number }) {
            for (const [status, name] of Object.entries(responses)) {
              if (status === '415' && method === 'get') continue
              operation.responses[status] ??= { $ref: `${from}${name}` }
            }
          },
        },
      }),
    },
  },
})
