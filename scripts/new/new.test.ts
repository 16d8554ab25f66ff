import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readNames } from './names.ts'
import { writeSkeleton } from './write-skeleton.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const LISTS = [
  'openapi/provider.yaml',
  'openapi/released/1.0.0.json',
  'web/src/app/account-routes.ts',
  'web/src/app/recipient-routes.ts',
]
const TITLE = { cs: 'Vzkaz rodině', en: 'A note to the family' }
let root: string

/** Only the files that are read or get a line: everything else is written. No real operation has the names of this test. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'))
  for (const file of LISTS) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(file, join(root, file))
  }
})
afterEach(() => rmSync(root, { recursive: true }))

function write(operation: string, options: object = {}) {
  const { created, edited } = writeSkeleton(root, readNames(['sample-note', operation], options, root))
  for (const file of [...created, ...edited]) {
    if (/\.tsx?$/.test(file)) expect({ file, errors: parseSync(file, read(file)).errors }).toEqual({ file, errors: [] })
    if (file.endsWith('.json')) JSON.parse(read(file))
    if (file.endsWith('.yaml')) parse(read(file))
  }
  return { created, edited }
}

const itemOf = (path: string) => {
  const { paths } = parse(read('openapi/provider.yaml')) as { paths: Record<string, { $ref: string }> }
  const [file = '', key = ''] = (paths[path]?.$ref ?? '').split('#/')
  return (parse(read(`openapi/${file}`)) as Record<string, object>)[key]
}

test.each([
  ['post', 'donor', 12],
  ['get', 'donor', 12],
  ['post', 'recipient', 11],
  ['get', 'recipient', 11],
])('a new resource with %s for a %s takes %i files', (method, person, count) => {
  const { created, edited } = write('sendSampleNote', { ...TITLE, method, for: person })
  expect([...created, ...edited]).toHaveLength(count)
  expect(itemOf('/sampleNote')).toMatchObject({ [method]: { operationId: 'sendSampleNote', 'x-scopes': [person] } })
  expect(JSON.parse(read('web/src/features/sample-note/locales/cs.json'))).toMatchObject({ title: 'Vzkaz rodině' })
  const [routes, home] = person === 'donor' ? ['account', 'muj-ucet'] : ['recipient', 'prijemce']
  expect(read(`web/src/app/${routes}-routes.ts`)).toContain(`path: '/${home}/vzkaz-rodine'`)
})

test.each(['post', 'get'])('the skeleton with %s is formatted as a commit has to be', (method) => {
  const { created } = write('sendSampleNote', { method })
  const files = created.filter((file) => /\.(tsx?|json)$/.test(file)).map((file) => join(root, file))
  const args = ['check', '--error-on-warnings', '--vcs-enabled=false', '--config-path=.', ...files]
  expect(spawnSync('node_modules/.bin/biome', args, { encoding: 'utf8' })).toMatchObject({ status: 0 })
})

test('a new operation raises the version of the contract once above the released one', () => {
  const index = read('openapi/provider.yaml').replace(/^ {2}version: .*$/m, '  version: 1.0.0')
  writeFileSync(join(root, 'openapi/provider.yaml'), index)
  write('sendSampleNote', TITLE)
  write('getSampleNotes', { ...TITLE, method: 'get' })
  expect(parse(read('openapi/provider.yaml'))).toMatchObject({ info: { version: '1.1.0' } })
})

test('an operation of an existing resource is another method of its path, or has a path of its own', () => {
  write('sendSampleNote')
  const { created } = write('getSampleNote', { method: 'get' })
  expect(created).toContain('mock-server/src/resources/sample-note/get-sample-note.handlers.ts')
  expect(created.filter((file) => file.includes('screens'))).toEqual([])
  expect(itemOf('/sampleNote')).toMatchObject({ get: {}, post: { operationId: 'sendSampleNote' } })
  write('withdrawSampleNote', { path: '/sampleNote/withdrawal' })
  expect(itemOf('/sampleNote/withdrawal')).toMatchObject({ post: { operationId: 'withdrawSampleNote' } })
})

test.each([
  ['sendSampleNote', {}, 'The operation sendSampleNote exists: openapi/resources/sample-note/paths.yaml'],
  [
    'replaceSampleNote',
    {},
    'POST /sampleNote is taken by resources/sample-note/paths.yaml#/sampleNote: choose another',
  ],
  ['readNps', { method: 'get', path: '/nps' }, 'GET /nps is taken by resources/nps/paths.yaml#/nps'],
])('%s with %j is refused, and nothing is written', (operation, options, message) => {
  write('sendSampleNote')
  const before = read('openapi/provider.yaml')
  expect(() => write(operation, options)).toThrow(message)
  expect(read('openapi/provider.yaml')).toBe(before)
})

test.each<[string[], string, object?]>([
  [[], 'Usage: npm run new -- <resource> <operation>'],
  [['sample-note'], 'Usage: npm run new -- <resource> <operation>'],
  [['sampleNote', 'sendSampleNote'], 'The resource sampleNote is not in kebab-case, as in family-note.'],
  [['../note', 'sendNote'], 'The resource ../note is not in kebab-case'],
  [['sample-note', 'send-note'], 'The operation send-note is not a verb and a noun in camelCase'],
  [['sample-note', 'sendNote'], '--method put is not get or post', { method: 'put' }],
  [['sample-note', 'sendNote'], '--rule 9.1 is not a number and a title', { rule: '9.1' }],
  [['sample-note', 'sendNote'], '--for admin is not donor or recipient', { for: 'admin' }],
])('the names %j are refused with what is wrong', (given, message, options = {}) => {
  expect(() => readNames(given, options)).toThrow(message)
})
