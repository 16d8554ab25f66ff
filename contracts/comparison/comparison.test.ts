import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Node, readContract } from '../provider/contract.ts'
import { runCommand } from '../run-command.ts'

type Loose = { [key: string]: Loose }

const folder = mkdtempSync(join(tmpdir(), 'compare-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The contract as a partner could have written it, with changes; compared by the command. */
async function compare(change: (document: Loose) => void, ...more: string[]) {
  const document = structuredClone(readContract().document)
  change(document as Loose)
  const file = join(folder, 'my-openapi.json')
  writeFileSync(file, JSON.stringify(document))
  return runCommand('comparison/compare.ts', ['--document', file, ...more])
}

const schema = (document: Loose, name: string) => document.components?.schemas?.[name] as Loose
const property = (document: Loose, name: string, field: string) => schema(document, name).properties?.[field] as Loose
const variants = (document: Loose) =>
  document.paths?.['/nps']?.post?.responses?.['200']?.content?.['application/json']?.schema as unknown as Node

test('the own document has no differences', async () => {
  const own = `${import.meta.dirname}/../../openapi/provider.yaml`
  expect(await runCommand('comparison/compare.ts', ['--document', own])).toEqual({
    code: 0,
    output: 'Nothing breaks a client of the contract.\n',
    errors: '',
  })
})

test('the same said otherwise is no difference', async () => {
  const { code, output } = await compare((document) => {
    // Another name of a path parameter, one value as a constant, null as a variant, another order, names of schemas.
    const paths = document.paths as Loose
    paths['/cardPayments/{id}'] = paths['/cardPayments/{paymentId}'] as Loose
    delete paths['/cardPayments/{paymentId}']
    Object.assign(property(document, 'VoteLocked', 'error'), { enum: undefined, const: 'vote-locked' })
    Object.assign(property(document, 'Profile', 'avatar'), { type: 'string', nullable: true })
    const several = variants(document)
    several.anyOf = (several.oneOf as unknown[]).toReversed()
    delete several.oneOf
    const schemas = document.components?.schemas as Loose
    schemas.Locked = schemas.VoteLocked as Loose
    several.anyOf = (several.anyOf as { $ref: string }[]).map(({ $ref }) => ({
      $ref: $ref.replace('VoteLocked', 'Locked'),
    }))
  })
  expect(output).toBe('Nothing breaks a client of the contract.\n')
  expect(code).toBe(0)
})

test('what breaks a client is found and said, additions are harmless', async () => {
  const { code, output } = await compare((document) => {
    const paths = document.paths as Loose
    delete paths['/session']
    paths['/weather'] = { get: { responses: {} } }
    const rating = schema(document, 'Rating').properties as Loose
    rating.value = rating.Value as Loose
    delete rating.Value
    Object.assign(schema(document, 'Rating'), { required: ['value', 'Date'] })
    delete (schema(document, 'LoginAnswer').properties as Loose).personId
    Object.assign(property(document, 'DonorStatus', 'Id'), { type: 'string' })
    Object.assign(schema(document, 'AccountLocked'), { required: ['error_code', 'error'] })
    Object.assign(variants(document), { oneOf: (variants(document).oneOf as unknown[]).slice(0, 2) })
    Object.assign(property(document, 'RatingRequest', 'rating'), { maximum: 5 })
    Object.assign(schema(document, 'RatingRequest').properties as Loose, { why: { type: 'string' } })
    Object.assign(schema(document, 'RatingRequest'), { required: ['rating', 'why'] })
    Object.assign(schema(document, 'LoginRequest').properties as Loose, { remember: { type: 'boolean' } })
    Object.assign(schema(document, 'Profile').properties as Loose, { nickname: { type: 'string' } })
    Object.assign(document.components?.parameters?.Lang?.schema as Loose, { enum: ['cs'] })
    delete schema(document, 'AccessToken').pattern
  })
  const [breaking = '', harmless = ''] = output.split('Harmless, more than the contract asks for:')
  for (const words of [
    'endSession: the operation DELETE /session is missing',
    'is missing (is value the same under another name?)',
    'the successful answer: response.personId is missing',
    'Id may be string; here integer',
    'logIn, changePassword: the refusal 423 account-locked: lockedUntil may be left out, here it always comes',
    'saveNps: the refusal 404 rating-link-not-found is missing',
    'saveNps: the request (application/json): rating has the maximum 5, here 10',
    'saveNps: the request (application/json): why has to be sent',
    'the call: header lang takes cs; here cs, en',
  ])
    expect(breaking).toContain(words)
  for (const words of [
    'the operation GET /weather is there too',
    'the request (application/json): remember may be sent too',
    'nickname comes too',
  ])
    expect(harmless).toContain(words)
  expect(breaking).not.toMatch(/nickname|remember|weather/)
  expect(harmless).toContain('Left open by your document: 1 bounds')
  expect(code).toBe(1)
})

test('only what is built is compared when it is named', async () => {
  const { code, output } = await compare(
    (document) => {
      document.paths = { '/nps': document.paths?.['/nps'] as Loose }
    },
    '--operations',
    'nps',
  )
  expect(output).toBe('Nothing breaks a client of the contract.\n')
  expect(code).toBe(0)
})

test('a document that is not there or none of OpenAPI is said in plain words', async () => {
  const said = async (file: string, text?: string) => {
    if (text !== undefined) writeFileSync(join(folder, file), text)
    const { code, errors } = await runCommand('comparison/compare.ts', ['--document', join(folder, file)])
    expect(errors).not.toMatch(/\n\s+at |bundl|went wrong|specification|redocly/i)
    expect(code).toBe(2)
    return errors
  }
  expect(await said('none.yaml')).toContain('There is no file')
  const none = 'is no OpenAPI 3 document: it has to say openapi: 3.0.x or 3.1.x at its top.'
  expect(await said('package.json', '{"name": "portal"}')).toContain(`package.json ${none}`)
  expect(await said('old.yaml', 'swagger: "2.0"\ninfo: { title: a, version: "1" }\npaths: {}\n')).toContain(none)
  expect(await said('broken.yaml', 'openapi: 3.1.0\n  info: {\n')).toContain('bad indentation')
  const lost = 'openapi: 3.1.0\ninfo: { title: a, version: "1" }\npaths: { /a: { $ref: lost.yaml } }\n'
  expect(await said('parts.yaml', lost)).toMatch(/no such file or directory.*lost\.yaml/)
})
