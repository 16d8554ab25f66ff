import type { InjectOptions } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { type Operation, resolve } from '../kernel/contract/contract.ts'
import { makeApp } from '../testing/test-app.ts'
import { controlContract } from './contract-check.ts'

const app = makeApp()
afterAll(() => app.close())

type Node = ReturnType<typeof JSON.parse>
const { contract, schemas } = controlContract()
const { document } = contract
const operations = contract.operations.filter(({ path }) => !path.startsWith('/gateway'))
const resolved = (node: Node): Node => resolve(document, node)

/** A request as the contract shows it; `replaced` has other values of its path. */
function requestOf({ method, path }: Operation, replaced: Record<string, string> = {}) {
  const item = (document.paths as Node)[path]
  const { parameters = [], requestBody } = item[method.toLowerCase()]
  const { example, examples = {}, schema = {} } = requestBody?.content['application/json'] ?? {}
  const url = [...(item.parameters ?? []), ...parameters]
    .map(resolved)
    .reduce((filled, { name, example: shown }) => filled.replace(`{${name}}`, replaced[name] ?? shown), path)
  const payload = example ?? Object.values<Node>(examples)[0]?.value
  return { method, url: `/sandbox${url}`, payload, properties: resolved(schema).properties ?? {} }
}

async function refusal({ method, url, payload }: { method: string; url: string; payload?: object }) {
  const answer = await app.inject({ method, url, ...(payload && { payload }) } as InjectOptions)
  const body = answer.json()
  expect(schemas.checkAt('#/components/schemas/Error')(body)).toBeUndefined()
  return { status: answer.statusCode, ...body }
}

const refused = (field: string) => ({
  status: 400,
  error: 'bad-request',
  field,
  message: expect.stringContaining(field),
})

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const request = requestOf(operation)

  test('refuses an unknown parameter and an unknown property', async () => {
    expect(await refusal({ ...request, url: `${request.url}?persn=1` })).toMatchObject(refused('persn'))
    if (operation.method !== 'GET')
      expect(await refusal({ ...request, payload: { ...request.payload, persn: 1 } })).toMatchObject(refused('persn'))
  })

  test('refuses each parameter and property of a wrong type', async () => {
    for (const { name, in: place } of operation.parameters) {
      if (place === 'path') expect(await refusal(requestOf(operation, { [name]: '%00' }))).toMatchObject(refused(name))
      if (place === 'query')
        expect(await refusal({ ...request, url: `${request.url}?${name}=a&${name}=b` })).toMatchObject(refused(name))
    }
    for (const [name, property] of Object.entries(request.properties)) {
      const value = resolved(property).type === 'array' ? {} : []
      const payload = operation.id === 'moveClock' ? { [name]: value } : { ...request.payload, [name]: value }
      expect(await refusal({ ...request, payload })).toMatchObject(refused(name))
    }
  })
})
