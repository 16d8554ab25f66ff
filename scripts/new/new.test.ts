import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readNames } from './names.ts'
import { writeSkeleton } from './write-skeleton.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
/** The lists that get a line, and one resource with its screen. */
const KNOWN = [
  'openapi/provider.yaml',
  'openapi/released/1.0.0.json',
  'openapi/resources/family',
  'mock-server/src/resources/family',
  'mock-server/src/resources/sending-operations.ts',
  'contracts/consumer/family.pact.ts',
  'web/src/app/account-routes.ts',
  'web/src/app/recipient-routes.ts',
  'web/src/app/routes.ts',
  'web/src/features/family',
  'web/src/screens/family-profile-screen.tsx',
  'web/src/shared/paths.ts',
]
const TITLE = { cs: 'Vzkaz rodině', en: 'A note to the family' }
let root: string

/** Only the files that are read or get a line: everything else is written. No real operation has the names of this test. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'))
  for (const file of KNOWN) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(file, join(root, file), { recursive: true })
  }
})
afterEach(() => rmSync(root, { recursive: true }))

function write(operation: string, options: object = {}, resource = 'sample-note') {
  const { created, edited } = writeSkeleton(root, readNames([resource, operation], options, root))
  for (const file of [...created, ...edited]) {
    if (/\.tsx?$/.test(file)) expect({ file, errors: parseSync(file, read(file)).errors }).toEqual({ file, errors: [] })
    if (created.includes(file) && /\.tsx?$/.test(file))
      expect({ file, missing: missingImports(file) }).toEqual({ file, missing: [] })
    expect({ file, twice: importedTwice(file) }).toEqual({ file, twice: [] })
    if (file.endsWith('.json')) JSON.parse(read(file))
    if (file.endsWith('.yaml')) parse(read(file))
  }
  return { created, edited }
}

/** What the skeleton imports from the repository although no file exports it. Names of the operation come from the contract. */
function missingImports(file: string): string[] {
  return [...read(file).matchAll(/\{([^{}]*)\} from '((?:\.|#web).*)'/g)].flatMap(([, names = '', from = '']) => {
    const target = from.startsWith('.') ? join(dirname(file), from) : from.replace('#web', 'web/src')
    const source = readFileSync(existsSync(join(root, target)) ? join(root, target) : target, 'utf8')
    return names
      .split(/[\s,]+|type /)
      .filter((name) => name && !/note/i.test(name) && !new RegExp(`^export .*\\b${name}\\b`, 'm').test(source))
  })
}

/** Names that two imports of a file have, as when it has them already by another path. */
function importedTwice(file: string): string[] {
  const imports = [...read(file).matchAll(/^import (?:type )?\{([^{}]*)\} from/gm)]
  const names = imports.flatMap(([, all = '']) => all.split(',').map((name) => name.replace(/^\s*type /, '').trim()))
  return names.filter((name, at) => name && names.indexOf(name) !== at)
}

const itemOf = (path: string) => {
  const { paths } = parse(read('openapi/provider.yaml')) as { paths: Record<string, { $ref: string }> }
  const [file = '', key = ''] = (paths[path]?.$ref ?? '').split('#/')
  return (parse(read(`openapi/${file}`)) as Record<string, object>)[key]
}

test.each([
  ['post', 'donor', 13],
  ['get', 'donor', 12],
  ['post', 'recipient', 12],
  ['get', 'recipient', 11],
])('a new resource with %s for a %s takes %i files', (method, person, count) => {
  const { created, edited } = write('sendSampleNote', { ...TITLE, method, for: person })
  expect([...created, ...edited]).toHaveLength(count)
  expect(itemOf('/sampleNote')).toMatchObject({ [method]: { operationId: 'sendSampleNote', 'x-scopes': [person] } })
  expect(JSON.parse(read('web/src/features/sample-note/locales/cs.json'))).toMatchObject({ title: 'Vzkaz rodině' })
  const [routes, home] = person === 'donor' ? ['account', 'muj-ucet'] : ['recipient', 'prijemce']
  expect(read(`web/src/app/${routes}-routes.ts`)).toContain(`path: '/${home}/vzkaz-rodine'`)
  const sending = read('mock-server/src/resources/sending-operations.ts')
  expect(/'sendEmailForm',\n {2}'sendSampleNote',\n/.test(sending)).toBe(method === 'post')
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

test('an operation of a known resource goes to the end of its files, as another method of its path or with a path of its own', () => {
  write('sendSampleNote')
  expect(write('getSampleNote', { method: 'get' }).created).toEqual([])
  expect(read('mock-server/src/resources/sample-note/sample-note.handlers.ts').match(/^export const \w+/gm)).toEqual([
    'export const sendSampleNote',
    'export const getSampleNote',
  ])
  expect(itemOf('/sampleNote')).toMatchObject({ get: {}, post: { operationId: 'sendSampleNote' } })
  write('withdrawSampleNote', { path: '/sampleNote/withdrawal' })
  expect(itemOf('/sampleNote/withdrawal')).toMatchObject({ post: { operationId: 'withdrawSampleNote' } })
})

test.each([
  ['family', 'parameters.yaml#/FamilyId'],
  ['sample-note', '../family/parameters.yaml#/FamilyId'],
])('a parameter of the path has in %s the format that it has in the contract', (resource, $ref) => {
  const options = { path: '/families/{familyId}/sampleNote', 'part-of': 'family-profile' }
  write('sendSampleNote', options, resource)
  const item = itemOf(options.path) as { post: { parameters: { $ref: string }[] } }
  expect(item.post.parameters).toContainEqual({ $ref })
  expect(read(`contracts/scenarios/${resource}.scenario.ts`)).toContain("post('/families/fam-k7p2/sampleNote'")
})

test('a parameter that the contract does not know has the general format of ids', () => {
  write('sendSampleNote')
  write('changeSampleNote', { path: '/sampleNote/{pageId}' })
  const parameter = { name: 'pageId', in: 'path', schema: { $ref: '../../shared/formats.yaml#/Id' }, example: 'page-1' }
  expect(itemOf('/sampleNote/{pageId}')).toMatchObject({ post: { parameters: [{}, {}, {}, parameter] } })
})

test('a part is on its screen, which gives it the parameters', () => {
  write('sendSampleNote', { path: '/families/{familyId}/sampleNote', 'part-of': 'family-profile' })
  const screen = read('web/src/screens/family-profile-screen.tsx')
  expect(screen).toContain('<SampleNote familyId={familyId} />')
  expect(screen).toContain("export const texts = { 'sample-note': sampleNote, family }")
  expect(read('web/src/screens/family-profile-sample-note.dom.test.tsx')).toContain("path: '/profil-rodiny/fam-k7p2'")
})

test('the worked example takes at most 11 files by hand, and its document lists them', () => {
  const options = { ...TITLE, path: '/families/{familyId}/thankYouNote', 'part-of': 'family-profile' }
  const { created, edited } = write('sendThankYouNote', options, 'family')
  const rows = readFileSync('docs/development.md', 'utf8').matchAll(/^\| (\d+) (?:to write|that).*\|$/gm)
  const [byHand = [], byCommand = []] = [...rows].map(([row, count]) => {
    const files = row.split('`').filter((part) => part.includes('/') || part.endsWith('.md'))
    expect(files).toHaveLength(Number(count))
    return files
  })
  expect(byHand.length).toBeLessThanOrEqual(11)
  expect([...created, ...edited].filter((file) => !byHand.includes(file)).toSorted()).toEqual(byCommand.toSorted())
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
  [['sample-note', 'sendNote'], 'is not in camelCase, as in /families/{familyId}/note', { path: '/{noteId}' }],
  [
    ['sample-note', 'sendNote'],
    'No screen knows the parameters of /families/{familyId}',
    { path: '/families/{familyId}' },
  ],
  [['sample-note', 'sendNote'], '--for admin is not donor or recipient', { for: 'admin' }],
])('the names %j are refused with what is wrong', (given, message, options = {}) => {
  expect(() => readNames(given, options)).toThrow(message)
})
