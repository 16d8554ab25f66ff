import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
  'web/src/shared/paths.ts',
  'web/src/app/account-routes.ts',
  'web/src/app/recipient-routes.ts',
]
const TITLE = { cs: 'Vzkaz rodině', en: 'A note to the family' }
let root: string

/** Only the files that a line is inserted into: everything else is written. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'))
  for (const file of LISTS) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(file, join(root, file))
  }
})
afterEach(() => rmSync(root, { recursive: true }))

function write(operation: string, options: object = {}) {
  const { created, edited } = writeSkeleton(root, readNames(['family-note', operation], options, root))
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
  ['post', 'donor', 16],
  ['get', 'donor', 16],
  ['post', 'recipient', 15],
  ['get', 'recipient', 15],
])('a new resource with %s for a %s takes %i files', (method, person, count) => {
  const { created, edited } = write('sendFamilyNote', { ...TITLE, method, for: person })
  expect([...created, ...edited]).toHaveLength(count)
  expect(itemOf('/familyNote')).toMatchObject({ [method]: { operationId: 'sendFamilyNote', 'x-scopes': [person] } })
  expect(JSON.parse(read('web/src/features/family-note/locales/cs.json'))).toMatchObject({ title: 'Vzkaz rodině' })
})

test('an operation of an existing resource is another method of its path, or has a path of its own', () => {
  write('sendFamilyNote')
  const { created } = write('getFamilyNote', { method: 'get' })
  expect(created).toContain('mock-server/src/resources/family-note/get-family-note.handlers.ts')
  expect(created.filter((file) => file.includes('screens'))).toEqual([])
  expect(itemOf('/familyNote')).toMatchObject({ get: {}, post: { operationId: 'sendFamilyNote' } })
  write('withdrawFamilyNote', { path: '/familyNote/withdrawal' })
  expect(itemOf('/familyNote/withdrawal')).toMatchObject({ post: { operationId: 'withdrawFamilyNote' } })
})

test.each([
  ['sendFamilyNote', {}, 'The operation sendFamilyNote exists: openapi/resources/family-note/paths.yaml'],
  [
    'replaceFamilyNote',
    {},
    'POST /familyNote is taken by resources/family-note/paths.yaml#/familyNote: choose another',
  ],
  ['readNps', { method: 'get', path: '/nps' }, 'GET /nps is taken by resources/nps/paths.yaml#/nps'],
])('%s with %j is refused, and nothing is written', (operation, options, message) => {
  write('sendFamilyNote')
  const before = read('openapi/provider.yaml')
  expect(() => write(operation, options)).toThrow(message)
  expect(read('openapi/provider.yaml')).toBe(before)
})

test.each<[string[], string, object?]>([
  [[], 'Usage: npm run new -- <resource> <operation>'],
  [['family-note'], 'Usage: npm run new -- <resource> <operation>'],
  [['familyNote', 'sendFamilyNote'], 'The resource familyNote is not in kebab-case, as in family-note.'],
  [['../note', 'sendNote'], 'The resource ../note is not in kebab-case'],
  [['family-note', 'send-note'], 'The operation send-note is not a verb and a noun in camelCase'],
  [['family-note', 'sendNote'], '--method put is not get or post', { method: 'put' }],
  [['family-note', 'sendNote'], '--for admin is not donor or recipient', { for: 'admin' }],
])('the names %j are refused with what is wrong', (given, message, options = {}) => {
  expect(() => readNames(given, options)).toThrow(message)
})
