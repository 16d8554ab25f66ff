import type { Names } from './names.ts'

export function contractFiles({ resource, camel, pascal, operation, title }: Names): Readonly<Record<string, string>> {
  const folder = `openapi/resources/${resource}`
  return {
    [`${folder}/paths.yaml`]: `# ${title.en}.
${camel}:
  post:
    operationId: ${operation}
    summary: ${title.en}
    description: Sent once for one idempotency key.
    tags: [${resource}]
    x-origin: extension
    x-scopes: [donor]
    parameters:
      - $ref: '../../shared/parameters.yaml#/Uid'
      - $ref: '../../shared/parameters.yaml#/Lang'
      - $ref: '../../shared/parameters.yaml#/IdempotencyKey'
    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: 'schemas.yaml#/${pascal}Request' }
          examples:
            usual:
              summary: As the portal sends it
              value: { text: Držíme vám palce. }
    responses:
      '200':
        description: Saved.
        content:
          application/json:
            schema: { $ref: '../../shared/envelope.yaml#/Ok' }
            example: { error_code: 200 }
      '401': { $ref: '../../shared/errors.yaml#/responses/TokenRefused' }
      '403': { $ref: '../../shared/errors.yaml#/responses/Forbidden' }
      '409': { $ref: '../../shared/errors.yaml#/responses/KeyReused' }
`,
    [`${folder}/schemas.yaml`]: `${pascal}Request:
  title: ${pascal}Request
  type: object
  additionalProperties: false
  required: [text]
  properties:
    text: { $ref: '../../shared/formats.yaml#/RequiredText' }
`,
    [`contracts/consumer/${resource}.pact.ts`]: `import { describe } from 'vitest'
import { ${operation} } from '#web/features/${resource}/${resource}-queries.ts'
import { interaction, ok, type PortalCall } from './interaction.ts'
import { badRequest, failures, keyReused, tokenMissing, tokenRefusals } from './refusals.ts'

const key = 'pact-${resource}-0001'

describe('${operation}', () => {
  const sending = (text: string) =>
    ({ body: { text }, call: (api) => ${operation}(api, { text }, key) }) satisfies Partial<PortalCall>
  const send: PortalCall = {
    operation: '${title.en.toLowerCase()}',
    as: 'signed-in',
    method: 'POST',
    path: '/${camel}',
    headers: { 'Idempotency-Key': key },
    ...sending('Držíme vám palce.'),
  }

  interaction({ ...send, given: 'a signed-in donor', answers: ok() })
  badRequest({ ...send, ...sending('') }, 'no text', 'text')
  keyReused(send, '${operation} was called with the key pact-${resource}-0001')
  tokenMissing(send)
  tokenRefusals(send, 'a signed-in recipient')
  failures(send)
})
`,
    [`contracts/scenarios/${resource}.scenario.ts`]: `import { expect, test } from 'vitest'
import { openWorld } from './world.ts'

test('${title.en}: what a donor writes arrives', async () => {
  await using world = await openWorld({ frozen: true })
  const donor = await world.signIn('10000001')
  expect(await donor.post('/${camel}', { text: 'Držíme vám palce.' })).toMatchObject({ status: 200, error_code: 200 })
  const [mail] = await world.messages({ channel: 'email' })
  expect(mail?.text).toContain('Držíme vám palce.')
})
`,
  }
}
