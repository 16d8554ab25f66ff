import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertions } from './insertions.ts'
import { readNames } from './names.ts'
import { writeSkeleton } from './write-skeleton.ts'

const names = readNames(['family-note', 'sendFamilyNote'], { cs: 'Vzkaz rodině', en: 'A note to the family' })
let root: string

/** Only the files that a line is inserted into: everything else is written. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'))
  for (const { file } of insertions(names)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(file, join(root, file))
  }
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('every file of the skeleton parses, and so does every file that got a line', () => {
  const { created, edited } = writeSkeleton(root, names)
  const sources = [...created, ...edited].filter((file) => /\.tsx?$/.test(file))
  expect(sources.filter((file) => parseSync(file, read(file)).errors.length > 0)).toEqual([])
  for (const file of [...created, ...edited].filter((name) => name.endsWith('.json'))) JSON.parse(read(file))
  expect(read('openapi/provider.yaml')).toMatch(/\n {2}\/familyNote:\n {4}\$ref: .*\ncomponents:\n/)
  expect(JSON.parse(read('web/src/app/locales/cs.json'))).toMatchObject({ title: { familyNote: 'Vzkaz rodině' } })
})

test('a name that exists is refused, and nothing is written', () => {
  writeSkeleton(root, names)
  const before = read('openapi/provider.yaml')
  expect(() => writeSkeleton(root, names)).toThrow('The resource family-note exists: openapi/resources/family-note')
  const sameOperation = readNames(['second-note', 'sendFamilyNote'])
  expect(() => writeSkeleton(root, sameOperation)).toThrow(/^The name is taken: .* has .*sendFamilyNote/)
  expect(read('openapi/provider.yaml')).toBe(before)
})

test.each([
  [[], 'Usage: npm run new -- <resource> <operation>'],
  [['family-note'], 'Usage: npm run new -- <resource> <operation>'],
  [['familyNote', 'sendFamilyNote'], 'The resource familyNote is not in kebab-case, as in family-note.'],
  [['../note', 'sendNote'], 'The resource ../note is not in kebab-case'],
  [['family-note', 'send-note'], 'The operation send-note is not a verb and a noun in camelCase'],
])('the names %j are refused with what is wrong', (given, message) => {
  expect(() => readNames(given)).toThrow(message)
})
