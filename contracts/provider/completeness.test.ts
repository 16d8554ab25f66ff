import { expect, test } from 'vitest'
import { operationOf, readContract } from '../contract.ts'
import { recordedCalls } from '../pact-file.ts'
import { readCoverage } from '../run/coverage.ts'
import { readTarget } from '../target.ts'

const known = readContract()
const interactions = recordedCalls()

/** Errors of a refused file that look the same to the portal: the pacts cover one of them, the scenarios cover each. */
const oneForAll = [
  'file-missing',
  'file-oversize',
  'file-category-unknown',
  'file-meta-invalid',
  'files-total-oversize',
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

test('the portal has an interaction for every operation x error_code x error of the contract', async () => {
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
  // What the transport answers is documented too, and belongs to no operation.
  const documented = (await readCoverage(readTarget().origin)).flatMap(({ operationId, code, error }) => {
    const operation = known.operations.find(({ id }) => id === operationId)
    return operation ? [nameOf(operation.method, operation.path, code, error ?? undefined)] : []
  })
  expect(documented).not.toEqual([])
  const expected = documented.filter((name) => !unmet.has(name) && !oneForAll.some((kind) => name.endsWith(kind)))
  expect(expected.filter((name) => !recorded.has(name))).toEqual([])
  expect([...recorded].filter((name) => !documented.includes(name))).toEqual([])
})

const nameOf = (method: string, path: string, code: number, error = '') => `${method} ${path} ${code} ${error}`.trim()
