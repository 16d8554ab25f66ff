import { expect, test } from 'vitest'
import { readContract } from '../contract.ts'
import { documentDifferences } from './differences.ts'
import { partOf } from './part-of.ts'

type Loose = { [key: string]: Loose }

const document = partOf(readContract().document, ['/login', '/nps', '/userProfile'])
// The fields of a user are compared in comparison.test.ts.
Object.assign((document.components as Loose).schemas as Loose, { FullUser: { type: 'object' } })

/** What a changed document would break for a client of the contract, and what it would only add. */
function differencesAfter(change: (document: Loose) => void) {
  const other = structuredClone(document)
  change(other as Loose)
  const differences = documentDifferences(document, other)
  const of = (level: string) =>
    differences
      .filter((difference) => difference.level === level)
      .map(({ operations, text }) => `${operations.join(', ')}: ${text}`)
  return { breaking: of('breaking'), harmless: of('harmless') }
}

const at = (node: Loose | undefined, ...steps: string[]) =>
  steps.reduce<Loose>((found, step) => found[step] as Loose, node as Loose)
const set = (path: string[], value: object) => (contract: Loose) => void Object.assign(at(contract, ...path), value)
const drop = (path: string[], name: string) => (contract: Loose) => void delete at(contract, ...path)[name]
const scheme = (value: object) => (contract: Loose) =>
  void Object.assign(at(contract, 'components', 'securitySchemes'), { accessToken: value })
const TOKEN = 'the token in the header Authorization, without a scheme'
const RATE_LIMITED = ['components', 'responses', 'RateLimited']

/** Changes of a backend's document that break the portal (rule 20.3), in addition to those of provider/comparison.test.ts. */
const seeded: [name: string, change: (contract: Loose) => void, noticed: string][] = [
  ['a sign-in wants a token', drop(['paths', '/login', 'post'], 'security'), `logIn: wants ${TOKEN}; here no token`],
  [
    'a token that may be left out has to be sent',
    set(['paths', '/nps', 'get'], { security: [{ accessToken: [] }] }),
    `getNps: wants ${TOKEN}; here ${TOKEN} or no token`,
  ],
  [
    'a token is taken with a scheme',
    scheme({ type: 'http', scheme: 'bearer' }),
    `wants the token in the header Authorization, as Bearer; here ${TOKEN}`,
  ],
  [
    'a token is taken in another header',
    scheme({ type: 'apiKey', in: 'header', name: 'X-Token' }),
    `wants the token in the header X-Token, without a scheme; here ${TOKEN}`,
  ],
  [
    'a token is not read',
    set(['paths', '/userProfile', 'get'], { security: [] }),
    `getUserProfile: wants no token; here ${TOKEN}`,
  ],
  [
    'a header of an answer is removed',
    drop(RATE_LIMITED, 'headers'),
    'the refusal 429 rate-limited: header retry-after is missing',
  ],
  [
    'a header of an answer changes its type',
    set(['components', 'headers', 'RetryAfter'], { schema: { type: 'string' } }),
    'the refusal 429 rate-limited: header retry-after may be string; here integer',
  ],
  [
    'a path moves under the base of the others',
    (contract) => {
      set(['paths'], { '/api/nps': at(contract, 'paths', '/nps') })(contract)
      drop(['paths'], '/nps')(contract)
    },
    'saveNps: the operation POST /nps is missing',
  ],
]

test.each(seeded)('%s is reported by the comparison of documents (rule 20.3)', (_name, change, noticed) => {
  expect(differencesAfter(change).breaking.join('\n')).toContain(noticed)
})

test('the same token under another name, or one that may be left out, breaks no client', () => {
  const { breaking, harmless } = differencesAfter((contract) => {
    const { accessToken } = at(contract, 'components', 'securitySchemes')
    set(['components'], { securitySchemes: { ours: { ...accessToken, name: 'authorization' } } })(contract)
    set([], { security: [{ ours: [] }] })(contract)
    for (const method of ['get', 'post']) set(['paths', '/nps', method], { security: [{}, { ours: [] }] })(contract)
    set(['paths', '/userProfile', 'get'], { security: [{ ours: [] }, {}] })(contract)
  })
  expect(breaking).toEqual([])
  expect(harmless).toEqual([`getUserProfile: takes no token too; here ${TOKEN}`])
})

test('a prefix of all paths is ignored and reported', () => {
  const prefixed =
    (servers: object[], others: object, prefix = '/api') =>
    (contract: Loose) => {
      const paths = Object.entries(contract.paths ?? {}).map(([path, item]) => [`${prefix}${path}`, item])
      set([], { servers, paths: { ...Object.fromEntries(paths), ...others } })(contract)
    }
  for (const servers of [[{ url: 'https://example.com/api' }], [{ url: 'https://example.com' }], []])
    expect(differencesAfter(prefixed(servers, {}))).toEqual({
      breaking: [],
      harmless: [expect.stringMatching(/^logIn, .*: compared without the prefix \/api/)],
    })
  expect(differencesAfter(prefixed([], {}, '/rest/v2'))).toEqual({
    breaking: [],
    harmless: [expect.stringMatching(/^logIn, .*: compared without the prefix \/rest\/v2/)],
  })
  const alive = { '/alive': { get: { responses: {} } } }
  expect(differencesAfter(prefixed([{ url: '/' }], alive)).breaking).toEqual([])
  expect(differencesAfter(prefixed([{ url: '/api' }], alive)).breaking).toContain(
    'logIn: the operation POST /login is missing',
  )
})

const RATING = ['components', 'schemas', 'Rating']
const schemas = (readContract().document.components as { schemas: Record<string, { pattern?: string }> }).schemas
const FIELD_ERRORS = ['components', 'schemas', 'FieldErrors']

test('OpenAPI 3.0 notations of the same meaning have no difference: allOf, nullable, an escaped slash, media types with parameters', () => {
  const { breaking, harmless } = differencesAfter((contract) => {
    const { Value, Date: instant, ...others } = at(contract, ...RATING, 'properties')
    set(['components', 'schemas'], {
      RatingPart: { type: 'object', required: ['Value'], properties: { Value } },
      Rating: {
        type: 'object',
        allOf: [
          { $ref: '#/components/schemas/RatingPart' },
          { type: 'object', required: ['Date'], properties: { Date: instant, ...others } },
        ],
      },
    })(contract)
    set([...RATING.slice(0, 2), 'ImagePath'], {
      pattern: String(schemas.ImagePath?.pattern).replace('[/]', String.raw`\/`),
    })(contract)
    set([...RATING.slice(0, 2), 'RatingPart', 'properties'], {
      Value: { type: 'integer', minimum: 1, maximum: 10, nullable: true },
    })(contract)
    for (const holder of [
      at(contract, 'paths', '/nps', 'post', 'requestBody'),
      at(contract, 'paths', '/nps', 'get', 'responses', '200'),
    ]) {
      const { 'application/json': json, ...content } = at(holder, 'content')
      Object.assign(holder, { content: { ...content, 'Application/JSON; charset=utf-8': json } })
    }
  })
  expect({ breaking, harmless }).toEqual({ breaking: [], harmless: [] })
})

test.each([
  [
    'a field of a part of allOf',
    (contract: Loose) => {
      const { Value, ...others } = at(contract, ...RATING, 'properties')
      set(RATING, { properties: others, allOf: [{ properties: { Value: { ...Value, maximum: 99 } } }] })(contract)
    },
    'Value has the maximum 99, here 10',
  ],
  [
    'the media type of an answer',
    (contract: Loose) => {
      const response = at(contract, 'paths', '/nps', 'get', 'responses', '200')
      Object.assign(response, { content: { 'application/xml': at(response, 'content', 'application/json') } })
    },
    'the successful answer comes as application/xml; here as application/json',
  ],
  ['a map that becomes an object', set(FIELD_ERRORS, { additionalProperties: false }), 'fields is no map'],
  [
    'the values of a map',
    set(FIELD_ERRORS, { additionalProperties: { type: 'integer' } }),
    'fields.* may be integer; here string',
  ],
])('%s changes: reported', (_name, change, noticed) => {
  expect(differencesAfter(change).breaking.join('\n')).toContain(noticed)
})

test('a difference is shown with JSON pointers into both documents', () => {
  const other = structuredClone(document) as Loose
  const { Value, ...others } = at(other, ...RATING, 'properties')
  set(['components', 'schemas'], { Hearts: { properties: { Value: { ...Value, type: 'string' } } } })(other)
  set(RATING, { allOf: [{ $ref: '#/components/schemas/Hearts' }], properties: others })(other)
  expect(documentDifferences(document, other)).toContainEqual(
    expect.objectContaining({
      level: 'breaking',
      contract: '#/components/schemas/Rating/properties/Value',
      document: '#/components/schemas/Hearts/properties/Value',
    }),
  )
})
