import type { Names } from './names.ts'

export function contractFiles(names: Names): Readonly<Record<string, string>> {
  const { resource, isNew, pathKey, title } = names
  const folder = `openapi/resources/${resource}`
  return {
    ...(isNew && {
      [`${folder}/paths.yaml`]: `# ${title.en}.\n${pathKey}:\n${operationSource(names)}${schemaSource(names)}`,
    }),
    [`contracts/consumer/${resource}.pact.ts`]: pactSource(names),
    [`contracts/scenarios/${resource}.scenario.ts`]: scenarioSource(names),
  }
}

/** The Operation Object below its path. `schemas` is the file of its schemas, if they are not in the same one. */
export function operationSource(
  { resource, operation, method, person, pascal, title, rule, parameters }: Names,
  schemas = '',
): string {
  const isGet = method === 'get'
  const request = `    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: '${schemas}#/${pascal}Request' }
          examples:
            usual:
              summary: As the portal sends it
              value: { text: Držíme vám palce. }
`
  const answer = isGet
    ? `          schema: { $ref: '${schemas}#/${pascal}Success' }
            examples:
              usual:
                summary: The text
                value: { error_code: 200, response: { text: Držíme vám palce. } }`
    : `          schema: { $ref: '../../shared/envelope.yaml#/Ok' }
            examples:
              usual:
                summary: Saved
                value: { error_code: 200 }`
  return `  ${method}:
    operationId: ${operation}
    summary: ${title.en}
    x-summary-cs: ${title.cs}
    description: ${isGet ? 'What the person may see now' : 'Sent once for one idempotency key'} (rule ${rule.split(' ')[0]}).
    tags: [${resource}]
    x-origin: extension
    x-scopes: [${person}]
    parameters:
      - $ref: '../../shared/parameters.yaml#/Uid'
      - $ref: '../../shared/parameters.yaml#/Lang'
      - $ref: '../../shared/parameters.yaml#/${isGet ? 'UidQuery' : 'IdempotencyKey'}'
${parameters.map(({ yaml }) => yaml).join('')}${isGet ? '' : request}    responses:
      '200':
        description: ${isGet ? 'The text.' : 'Saved.'}
        content:
          application/json:
  ${answer}
      '401': { $ref: '../../shared/errors.yaml#/responses/TokenRefused' }
      '403': { $ref: '../../shared/errors.yaml#/responses/Forbidden' }
${isGet ? '' : "      '409': { $ref: '../../shared/errors.yaml#/responses/KeyReused' }\n"}`
}

export function schemaSource({ pascal, method }: Names): string {
  const object = (name: string, properties: Readonly<Record<string, string>>) => `${name}:
  title: ${name}
  type: object
  additionalProperties: false
  required: [${Object.keys(properties).join(', ')}]
  properties:
${Object.entries(properties)
  .map(([key, ref]) => `    ${key}: { $ref: '${ref}' }\n`)
  .join('')}`
  const text = { text: '../../shared/formats.yaml#/RequiredText' }
  if (method === 'post') return object(`${pascal}Request`, text)
  const success = { error_code: '../../shared/envelope.yaml#/Success', response: `#/${pascal}` }
  return object(`${pascal}Success`, success) + object(pascal, text)
}

function pactSource({ resource, stem, operation, method, person, examplePath, parameters, title }: Names): string {
  const isGet = method === 'get'
  const caller = person === 'donor' ? 'donor' : 'family'
  const [call, ids] = [`${caller}.${method}('${title.en.toLowerCase()}', '${examplePath}'`, argumentsOf(parameters)]
  const source = isGet
    ? `  const read = ${call}, (api) => ${operation}(api${ids}))
  interaction(read, 'a signed-in ${person}', ok({ text: MatchersV3.string('Držíme vám palce.') }))
  sharedRefusals(read)`
    : `  const key = 'pact-${stem}-0001'
  const send = (text = 'Držíme vám palce.') =>
    ${call}, (api) => ${operation}(api${ids}, { text }, key), { key, body: { text } })
  interaction(send(), 'a signed-in ${person}', ok())
  sharedRefusals(send(), [send(''), 'no text', 'text'])`
  return `${isGet ? "import { MatchersV3 } from '@pact-foundation/pact'\n" : ''}import { describe } from 'vitest'
import { ${operation} } from '#web/features/${resource}/${resource}-queries.ts'
import { ${caller}, interaction, ok } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'

describe('${operation}', () => {
${source}
})
`
}

const argumentsOf = (parameters: Names['parameters']) => parameters.map(({ example }) => `, '${example}'`).join('')

function scenarioSource({ method, person, examplePath, title }: Names): string {
  const isDonor = person === 'donor'
  const steps =
    method === 'get'
      ? `  expect(await ${person}.get('${examplePath}')).toMatchObject({ status: 200, response: { text: expect.any(String) } })`
      : `  expect(await ${person}.post('${examplePath}', { text: 'Držíme vám palce.' })).toMatchObject({ status: 200, error_code: 200 })
  const [mail] = await world.messages({ channel: 'email' })
  expect(mail?.text).toContain('Držíme vám palce.')`
  return `import { expect, test } from 'vitest'
${isDonor ? '' : "import { signInRecipient } from './recipient.ts'\n"}import { openWorld } from './world.ts'

test('${title.en}: ${method === 'get' ? `the ${person} reads it` : `what a ${person} writes arrives`}', async () => {
  await using world = await openWorld({ frozen: true })
  const ${person} = await ${isDonor ? "world.signIn('10000001')" : 'signInRecipient(world)'}
${steps}
})
`
}
