import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { resolveReference } from '#rules/references.ts'
import { operationOf, readContract } from '../contract.ts'
import { readPacts } from '../pact-file.ts'

type Schema = {
  $ref?: string
  oneOf?: Schema[]
  properties?: { error_code?: Schema; error?: Schema }
  enum?: (string | number)[]
}
type Operation = { responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }> }
type Contract = { paths: Record<string, Record<string, Operation>> }

const root = `${import.meta.dirname}/../..`
const contract = JSON.parse(readFileSync(`${root}/generated/provider.json`, 'utf8')) as Contract
const known = readContract()
const interactions = readPacts(`${root}/contracts/pacts`).flatMap((pact) => pact.interactions)

/** Errors of a refused file that look the same to the portal: the pacts cover one of them, the scenarios cover each. */
const oneForAll = [
  'file-missing',
  'file-oversize',
  'file-category-unknown',
  'file-meta-invalid',
  'files-total-oversize',
]
/** Errors that the portal's client never causes; the mock's fuzz test covers them for every operation. */
const generalErrors = [
  'malformed-request',
  'method-not-allowed',
  'request-timeout',
  'payload-too-large',
  'uri-too-long',
  'unsupported-media-type',
  'headers-too-large',
  'unknown-path',
  'unknown-world',
  'service-unavailable',
]
/** Every scope may call these operations, so no caller of the portal gets the refusal. */
const unmet = new Set([
  'GET /userProfile 403 scope-forbidden',
  'DELETE /session 403 scope-forbidden',
  'POST /password 403 scope-forbidden',
  'POST /session/prolongation 403 scope-forbidden',
  // A recorded form must be text and a real picture is not: the scenarios send real pictures.
  'POST /avatar 200',
  'POST /avatar 400 picture-unreadable',
  'POST /recipientPhotos 200',
  'POST /recipientPhotos 400 picture-unreadable',
  // Filling an account takes a hundred calls: the scenarios do that.
  'POST /recipientPhotos 409 limit-reached',
  'POST /recipientDocuments 409 limit-reached',
])

test('the portal has an interaction for every operation x error_code x error of the contract', () => {
  const recorded = new Set(
    interactions.map((interaction) => {
      const { request, response } = interaction
      const isPdf = response.headers?.['Content-Type']?.includes('application/pdf')
      const envelope = (isPdf ? { error_code: 200 } : response.body?.content) as
        | { error_code: number; error?: string }
        | undefined
      return nameOf(request.method, operationOf(known, interaction).path, envelope?.error_code ?? 0, envelope?.error)
    }),
  )
  const documented = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => 'responses' in operation)
      .flatMap(([method, operation]) =>
        answersOf(operation).map(([code, error]) => nameOf(method.toUpperCase(), path, code, error)),
      ),
  )
  expect(documented).not.toEqual([])
  const expected = documented.filter(
    (name) => !unmet.has(name) && ![...oneForAll, ...generalErrors].some((kind) => name.endsWith(kind)),
  )
  expect(expected.filter((name) => !recorded.has(name))).toEqual([])
  expect([...recorded].filter((name) => !documented.includes(name))).toEqual([])
})

const nameOf = (method: string, path: string, code: number, error = '') => `${method} ${path} ${code} ${error}`.trim()

function answersOf({ responses }: Operation): [code: number, error: string | undefined][] {
  const isPdf = Object.values(responses).some((response) => follow(response).content?.['application/pdf'] !== undefined)
  const answers = Object.values(responses)
    .flatMap((response) => schemasOf(follow(response).content?.['application/json']?.schema ?? {}))
    .flatMap(({ properties }) => {
      const codes = follow(properties?.error_code ?? {}).enum ?? []
      const errors = follow(properties?.error ?? {}).enum ?? [undefined]
      return codes.flatMap((code) =>
        errors.map((error): [number, string | undefined] => [Number(code), error?.toString()]),
      )
    })
  return isPdf ? [[200, undefined], ...answers] : answers
}

const schemasOf = (schema: Schema): Schema[] => {
  const { oneOf, ...rest } = follow(schema)
  return oneOf ? oneOf.flatMap(schemasOf) : [rest]
}

const follow = <T>(node: T): T => resolveReference(contract, node) as T
