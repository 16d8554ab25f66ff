import { expect, test } from 'vitest'
import { type Node, readContract } from '../contract.ts'
import { runHere } from '../run-command.ts'
import { changesBetween, changesCommand, covers, formatChanges, readEarlier, releases } from './changes.ts'
import { partOf } from './part-of.ts'

type Loose = { [key: string]: Loose }

const contract = readContract().document

/** The changes of a small contract after an edit, against its version 1.2.3. */
function changesAfter(edit: (schemas: Loose, document: Loose) => void) {
  const before = partOf(contract, ['/nps'])
  before.info = { title: 'contract', version: '1.2.3' }
  const now = structuredClone(before) as Loose
  edit(now.components?.schemas as Loose, now)
  return changesBetween(before, now)
}

const propertiesOf = (schemas: Loose, name: string) => schemas[name]?.properties as Loose

test('the version of the contract covers its changes since the last release (ADR 019)', () => {
  const own = String((contract.info as Node).version)
  const changes = changesBetween(readEarlier(releases().at(-1) ?? ''), contract)
  expect(covers(own, changes.version) ? '' : formatChanges(changes, own)).toBe('')
})

test('a removed field of an answer breaks clients: a higher major version', () => {
  const { breaking, version } = changesAfter((schemas) => {
    delete propertiesOf(schemas, 'Rating').Date
    Object.assign(schemas.Rating as Loose, { required: ['Value'] })
  })
  expect(breaking).toMatchObject([
    { operations: ['getNps', 'saveNps'], contract: '#/components/schemas/Rating/properties/Date' },
  ])
  expect(version).toBe('2.0.0')
})

test('a bound of an answer that is dropped breaks clients, which relied on it', () => {
  expect(changesAfter((schemas) => delete propertiesOf(schemas, 'Rating').Value?.maximum).version).toBe('2.0.0')
})

test('a new required field of an answer is additive for clients, and work for backends: a higher minor version', () => {
  const { breaking, forBackends, additive, version } = changesAfter((schemas) => {
    Object.assign(propertiesOf(schemas, 'Rating'), { Note: { type: 'string' } })
    Object.assign(schemas.Rating as Loose, { required: ['Value', 'Date', 'Note'] })
  })
  expect(breaking).toEqual([])
  expect(forBackends.map(({ text }) => text)).toEqual(['the successful answer: response.Note is missing'])
  expect(additive.map(({ text }) => text)).toEqual(['the successful answer: response.Note comes too'])
  expect(version).toBe('1.3.0')
})

test('a new operation needs a higher minor version', () => {
  const { version } = changesAfter((_, document) => {
    Object.assign(document.paths as Loose, { '/weather': { get: { operationId: 'getWeather', responses: {} } } })
  })
  expect(version).toBe('1.3.0')
})

test('texts change without a higher version', () => {
  const { version } = changesAfter((schemas) => Object.assign(schemas.Rating as Loose, { description: 'another text' }))
  expect(version).toBe('1.2.3')
})

test.each([
  ['1.3.0', '1.2.9', true],
  ['2.0.0', '1.9.0', true],
  ['1.10.0', '1.9.0', true],
  ['1.2.3', '1.3.0', false],
  ['1.2.3', '2.0.0', false],
])('the version %s covers %s: %s', (own, needed, want) => {
  expect(covers(own, needed)).toBe(want)
})

test('a release or commit that does not exist is refused with the known releases, exit code 2', async () => {
  const { code, errors } = await runHere(changesCommand, ['--since', 'nothing'])
  expect(errors).toBe(`No release or commit nothing. The releases are ${releases().join(', ')}.\n`)
  expect(code).toBe(2)
})
