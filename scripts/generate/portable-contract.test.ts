import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Node = Readonly<Record<string, unknown>>
type Parameter = { readonly name: string; readonly in: string; readonly allowEmptyValue?: boolean }
type Operation = { readonly responses: { readonly 200: { readonly headers: Node; readonly content: Node } } }
type Contract = {
  readonly openapi: string
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, unknown>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Node>>
    readonly parameters: Readonly<Record<string, Parameter>>
  }
}

const text = readFileSync('generated/provider.json', 'utf8')
const contract = JSON.parse(text) as Contract
const { paths, components, servers } = contract

/** Each rule is one that a tool of docs/tools.md needs. */
describe('the contract is written so that other tools read it', () => {
  test.each(['provider', 'sandbox'])('%s is OpenAPI 3.1.0, which tools know by this number', (name) => {
    expect(readFileSync(`generated/${name}.json`, 'utf8').slice(0, 40)).toContain('"openapi": "3.1.0"')
  })

  test.each(['provider', 'sandbox'])('%s has no NUL in a pattern, which generators write into their code', (name) => {
    expect(readFileSync(`generated/${name}.json`, 'utf8').match(/\\u0000/g)).toBeNull()
  })

  test('the parts of an upload are properties', () => {
    const uploads = Object.entries(components.schemas).filter(([name]) => /Upload(Request)?$/.test(name))
    const parts = uploads.map(([name, { properties }]) => [name, Object.keys(properties as Node).length])
    expect(Object.fromEntries(parts)).toEqual({
      AvatarUpload: 2,
      FormFileUpload: 2,
      RecipientDocumentUpload: 2,
      RecipientPhotoUpload: 2,
      UploadRequest: 20,
    })
    expect(text.match(/"patternProperties"/g)).toBeNull()
  })

  test('numbers fit a number of JavaScript: none is int64', () => expect(text.match(/int64/g)).toBeNull())

  test('one server has no variable in its address', () => {
    expect(servers.filter(({ url }) => !url.includes('{'))).toHaveLength(1)
  })

  test('uid may be empty', () => expect(components.parameters.UidQuery).toMatchObject({ allowEmptyValue: true }))

  test('what changes or ends the session comes last', () => {
    expect(Object.keys(paths).slice(-4)).toEqual([
      '/consent',
      '/session/prolongation',
      '/consent/withdrawal',
      '/session',
    ])
  })

  test('each answer declares the headers that it comes with', () => {
    const operations = Object.values(paths).flatMap((item) => Object.values(item as Node)) as Operation[]
    const answers = operations.map(({ responses }) => responses['200'])
    expect(answers.filter(({ content }) => 'application/pdf' in content)).toHaveLength(3)
    for (const { headers, content } of answers) {
      expect(headers).toHaveProperty('X-Request-Id')
      expect(headers).toHaveProperty('Cache-Control')
      expect('Content-Disposition' in headers).toBe('application/pdf' in content)
    }
  })
})
