import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { listen } from '../../scripts/process/listen.ts'
import { type Node, readContract } from '../contract.ts'
import { CommandError } from '../define-command.ts'
import { runCommand, runHere } from '../run-command.ts'
import { compareCommand } from './compare.ts'
import { formatDifferences } from './comparison-report.ts'
import { documentDifferences } from './differences.ts'
import { partOf } from './part-of.ts'
import { readDocument } from './read-document.ts'

type Loose = { [key: string]: Loose }

const folder = mkdtempSync(join(tmpdir(), 'compare-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const contract = readContract()
/** Paths of the operations that are changed below. */
const CHANGED = ['/emailChange', '/families/{familyId}', '/login', '/nps', '/password', '/session']

/** The report on a document as a partner could have written it: the contract with changes. */
function compare(change: (document: Loose) => void): string {
  const document = partOf(contract.document, CHANGED)
  change(document as Loose)
  return formatDifferences(documentDifferences(partOf(contract.document, CHANGED), document))
}

const schema = (document: Loose, name: string) => document.components?.schemas?.[name] as Loose
const property = (document: Loose, name: string, field: string) => schema(document, name).properties?.[field] as Loose
const variants = (document: Loose) =>
  document.paths?.['/nps']?.post?.responses?.['200']?.content?.['application/json']?.schema as unknown as Node

test('the contract split into several files has no differences', async () => {
  const { components, paths, ...rest } = readContract().document as Loose
  writeFileSync(join(folder, 'own.json'), JSON.stringify(readContract().document))
  const references = Object.keys(paths ?? {}).map((path) => {
    return [
      path,
      { $ref: `own.json#/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}` },
    ]
  })
  const document = {
    ...rest,
    paths: Object.fromEntries(references),
    components: { securitySchemes: components?.securitySchemes },
  }
  const file = join(folder, 'many.json')
  writeFileSync(file, JSON.stringify(document))
  expect(await runCommand('comparison/compare.ts', ['--document', file])).toEqual({
    code: 0,
    output: 'Nothing breaks a client of the contract.\n',
    errors: '',
  })
})

test('two documents with the same meaning in a different notation have no difference', () => {
  const output = compare((document) => {
    // Another name of a path parameter, one value as a constant, null as a variant, another order, names of schemas.
    const paths = document.paths as Loose
    paths['/families/{id}'] = paths['/families/{familyId}'] as Loose
    delete paths['/families/{familyId}']
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
  expect(output).toBe('Nothing breaks a client of the contract.')
})

test('changes that break a client are reported, additions are harmless', () => {
  const output = compare((document) => {
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
  const [breaking = '', harmless = ''] = output.split('Harmless, more than the contract requires:')
  for (const text of [
    'endSession: the operation DELETE /session is missing',
    'is missing (is value the same under another name?)',
    'the successful answer: response.personId is missing',
    'Id may be string; here integer',
    'logIn, requestEmailChange, changePassword: the refusal 423 account-locked: lockedUntil may be left out, here it always comes',
    'saveNps: the refusal 404 rating-link-not-found is missing',
    'saveNps: the request (application/json): rating has the maximum 5, here 10',
    'saveNps: the request (application/json): why has to be sent',
    'the call: header lang takes cs; here cs, en',
    'nickname is not in the contract, whose answers have no other fields',
  ])
    expect(breaking).toContain(text)
  for (const text of [
    'the operation GET /weather is there too',
    'the request (application/json): remember may be sent too',
  ])
    expect(harmless).toContain(text)
  expect(breaking).not.toMatch(/remember|weather/)
  expect(harmless).toContain('Left open by your document: 1 bounds')
})

test('--operations limits the comparison; without it the unbuilt operations are missing, with exit code 1', async () => {
  const file = join(folder, 'my-openapi.json')
  const paths = contract.document.paths as Node
  writeFileSync(file, JSON.stringify({ ...contract.document, paths: { '/nps': paths['/nps'] } }))
  const built = await runHere(compareCommand, ['--document', file, '--operations', 'nps'])
  expect(built).toMatchObject({ code: 0, output: 'Nothing breaks a client of the contract.\n' })
  const all = await runHere(compareCommand, ['--document', file])
  expect(all).toMatchObject({ code: 1, output: expect.stringContaining('the operation DELETE /session is missing') })
})

test('a document that does not exist is reported in a readable error with exit code 2', async () => {
  const { code, errors } = await runHere(compareCommand, ['--document', join(folder, 'none.yaml')])
  expect(errors).toBe(`There is no file ${join(folder, 'none.yaml')}\n`)
  expect(code).toBe(2)
})

const none = 'is no OpenAPI 3 document: it has to say openapi: 3.0.x or 3.1.x at its top.'
test.each([
  ['of something else', 'package.json', '{"name": "portal"}', `package.json ${none}`],
  ['of an older version', 'old.yaml', 'swagger: "2.0"\ninfo: { title: a, version: "1" }\npaths: {}\n', none],
  [
    'in UTF-16',
    'utf16.yaml',
    Buffer.from('\uFEFFopenapi: 3.1.0', 'utf16le'),
    'is written in UTF-16: save it as UTF-8.',
  ],
  ['that cannot be read', 'broken.yaml', 'openapi: 3.1.0\n  info: {\n', 'bad indentation'],
  [
    'with a part that is not there',
    'parts.yaml',
    'openapi: 3.1.0\ninfo: { title: a, version: "1" }\npaths: { /a: { $ref: lost.yaml } }\n',
    /no such file or directory.*lost\.yaml/,
  ],
])('a document %s is refused with a readable error', async (_what, name, content, message) => {
  const file = join(folder, name)
  writeFileSync(file, content)
  const error = await readDocument(file).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(CommandError)
  expect((error as Error).message).toMatch(message)
  expect((error as Error).message).not.toMatch(/\n\s+at |bundl|went wrong|specification|redocly/i)
})

test('a document that refers to a host without an answer is given up after a time, in a readable error (rule 19.27)', async () => {
  const host = await listen(() => {})
  onTestFinished(() => host.close())
  const file = join(folder, 'endless.yaml')
  writeFileSync(
    file,
    `openapi: 3.1.0\ninfo: { title: a, version: "1" }\npaths: { /a: { $ref: "${host.origin}/a.yaml" } }\n`,
  )
  await expect(readDocument(file, 5_000)).rejects.toThrow(`${file} could not be read within 5 s`)
})
