import { expect, test } from 'vitest'
import { resolveReference } from '#rules/references.ts'
import { type Node, readContract } from '../contract.ts'
import { answerCheckOf } from '../differences/answer-check.ts'

/** Examples of the contract: every answer that is documented has one, and each example of a request has an answer of its name. */
const contract = readContract()
const check = answerCheckOf(contract)

const resolve = (node: unknown) => (resolveReference(contract.document, node) ?? {}) as Node

type Content = Record<string, { schema?: unknown; example?: unknown; examples?: Record<string, unknown> }>
type Example = { type: string; name: string; value: unknown }

const examplesOf = (content: Content): Example[] =>
  Object.entries(content).flatMap(([type, { example, examples = {} }]) => [
    ...(example === undefined ? [] : [{ type, name: '', value: example }]),
    ...Object.entries(examples).map(([name, one]) => ({ type, name, value: resolve(one).value })),
  ])

/** The names of refusals that a schema allows; `success` for an answer without one. */
function literalsOf(schema: unknown): string[] {
  const { oneOf, anyOf, properties } = resolve(schema) as { oneOf?: unknown[]; anyOf?: unknown[]; properties?: Node }
  const alternatives = oneOf ?? anyOf
  if (alternatives) return alternatives.flatMap(literalsOf)
  return (resolve(properties?.error) as { enum?: string[] } | undefined)?.enum ?? ['success']
}

const wordOf = ({ value }: Example) => (value as { error?: string }).error ?? 'success'

const operations = contract.operations.map((operation) => {
  const paths = contract.document.paths as Record<string, Record<string, Node>>
  const { requestBody, responses, parameters = [] } = paths[operation.path]?.[operation.method.toLowerCase()] ?? {}
  const answers = Object.entries(responses as Node).map(([status, response]) => ({
    status,
    content: (resolve(response).content ?? {}) as Content,
  }))
  const body = requestBody === undefined ? {} : (resolve(requestBody).content as Content)
  return { operation, body, answers, parameters: (parameters as unknown[]).map(resolve) }
})

test('every documented refusal and success of every operation has an example', () => {
  const missing = operations.flatMap(({ operation, answers }) =>
    answers.flatMap(({ status, content }) => {
      const shown = examplesOf(content)
      return Object.entries(content).flatMap(([type, { schema }]) => {
        const ofType = shown.filter((example) => example.type === type)
        const literals = type === 'application/json' ? ofType.map(wordOf) : ofType.map(() => 'success')
        const expected = type === 'application/json' ? literalsOf(schema) : ['success']
        return expected
          .filter((word) => !literals.includes(word))
          .map((word) => `${operation.id} ${status} ${type} ${word}`)
      })
    }),
  )
  expect(missing).toEqual([])
})

test('every body has an example, and each with a name has an answer of this name', () => {
  const missing = operations.flatMap(({ operation, body, answers }) => {
    const names = new Set(answers.flatMap(({ content }) => examplesOf(content).map(({ name }) => name)))
    return Object.keys(body).flatMap((type) => {
      const shown = examplesOf({ [type]: body[type] ?? {} })
      if (shown.length === 0) return [`${operation.id} has no example of ${type}`]
      return shown
        .filter(({ name }) => name !== '' && !names.has(name))
        .map(({ name }) => `${operation.id} has no answer “${name}”`)
    })
  })
  expect(missing).toEqual([])
})

test('a body that needs a header has no example with a name: Specmatic requires one of this name of the header', () => {
  const missing = operations.flatMap(({ operation, body, parameters }) =>
    parameters
      .filter((one) => one.in === 'header' && one.required === true)
      .flatMap(({ name }) =>
        examplesOf(body)
          .filter((example) => example.name !== '')
          .map((example) => `${operation.id} has no ${String(name)} “${example.name}”`),
      ),
  )
  expect(missing).toEqual([])
})

test('every example of an answer is valid, whichever alternative it is', () => {
  const found = operations.flatMap(({ operation, answers }) =>
    answers.flatMap(({ status, content: { 'application/json': json } }) =>
      examplesOf(json ? { json } : {}).map(({ value }) => check(operation, Number(status), value as Node)),
    ),
  )
  expect(found.length).toBeGreaterThan(1000)
  expect(found.flat()).toEqual([])
})
