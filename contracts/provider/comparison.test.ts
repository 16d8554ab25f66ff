import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPacts } from '../pact-file.ts'
import { findDisagreements } from './comparison.ts'

type Node = { [key: string]: Node }

const root = `${import.meta.dirname}/../..`
const pacts = readPacts(`${root}/contracts/pacts`)
const document = JSON.parse(readFileSync(`${root}/generated/provider.json`, 'utf8')) as Node

/** The interactions whose description contains this text. */
const disagreements = async (contract: object, word = '') => {
  const found = pacts.flatMap(({ interactions, ...pact }) => {
    const chosen = interactions.filter(({ description }) => description.includes(word))
    return chosen.length > 0 ? [findDisagreements({ ...pact, interactions: chosen }, contract)] : []
  })
  return (await Promise.all(found)).flat()
}

test('the contract allows every request and answer of the pacts (rule 20.1)', async () => {
  expect(await disagreements(document)).toEqual([])
})

/** A change of the contract that breaks the portal (rule 20.3), and a text in the description of the interactions that must fail. */
const seeded: [name: string, seed: { change: (contract: Node) => void; noticed: string }][] = [
  ['a field of an answer is removed', { change: remove('Profile', 'personalNumber'), noticed: 'sign in' }],
  ['a field of an answer is renamed', { change: rename('Rating', 'Value', 'value'), noticed: 'rat' }],
  ['a field of an answer changes its type', { change: retype('Rating', 'Value', 'string'), noticed: 'rat' }],
  ['an id of an answer changes its form', { change: at('PersonId', { pattern: '^[0-9]+$' }), noticed: 'sign in' }],
  ['an error is renamed', { change: only('VoteLocked', 'error', 'rating-locked'), noticed: 'too early' }],
  ['an error_code changes', { change: only('TransactionLocked', 'error_code', 409), noticed: 'six times' }],
  ['a moment of a refusal is dropped', { change: remove('AccountLocked', 'lockedUntil'), noticed: 'locked' }],
  [
    'an HTTP status is given no longer',
    { change: drop('paths', '/nps', 'get', 'responses', '429'), noticed: 'overloaded' },
  ],
  ['a field of a request is renamed', { change: rename('LoginRequest', 'username', 'login'), noticed: 'sign in' }],
  [
    'a field of a request becomes required',
    { change: at('RatingRequest', { required: ['rating', 'why'] }), noticed: 'rate' },
  ],
  ['a bound of a request is tightened', { change: bound('RatingRequest', 'rating', { maximum: 9 }), noticed: 'rate' }],
  [
    'a choice of a request is taken away',
    { change: bound('UploadMeta', 'category', { enum: ['form'] }), noticed: 'upload' },
  ],
  ['a path moves', { change: move('paths', '/userProfile', '/profile'), noticed: 'profile' }],
  ['a method changes', { change: move('paths', '/session', 'delete', 'post'), noticed: 'end the session' }],
]

test.each(seeded)('%s is reported by the comparison', async (_name, { change, noticed }) => {
  const contract = structuredClone(document)
  change(contract)
  expect(contract).not.toEqual(document)
  expect(await disagreements(contract, noticed)).not.toEqual([])
})

function follow(contract: Node, steps: readonly string[]): Node {
  return steps.reduce<Node>((node, step) => {
    const next = node[step]
    if (!next) throw new Error(`The contract has no ${steps.join(' › ')}`)
    return next
  }, contract)
}

function schema(contract: Node, name: string): Node {
  return follow(contract, ['components', 'schemas', name])
}

function at(name: string, change: object) {
  return (contract: Node) => void Object.assign(schema(contract, name), change)
}

function bound(name: string, property: string, change: object) {
  return (contract: Node) => void Object.assign(follow(schema(contract, name), ['properties', property]), change)
}

function retype(name: string, property: string, type: string) {
  return bound(name, property, { type, format: undefined, minimum: undefined, maximum: undefined })
}

function only(name: string, property: string, value: string | number) {
  return bound(name, property, { enum: [value] })
}

function drop(...path: string[]) {
  return (contract: Node) => void delete follow(contract, path.slice(0, -1))[path.at(-1) ?? '']
}

function move(...path: string[]) {
  return (contract: Node) => {
    const parent = follow(contract, path.slice(0, -2))
    const [from = '', to = ''] = path.slice(-2)
    parent[to] = follow(parent, [from])
    delete parent[from]
  }
}

function rename(name: string, from: string, to: string) {
  return (contract: Node) => {
    const object = schema(contract, name)
    move('properties', from, to)(object)
    const { required } = object as unknown as { required: string[] }
    Object.assign(object, { required: required.map((property) => (property === from ? to : property)) })
  }
}

function remove(name: string, property: string) {
  return (contract: Node) => {
    const object = schema(contract, name)
    drop('properties', property)(object)
    const { required = [] } = object as unknown as { required?: string[] }
    Object.assign(object, { required: required.filter((name) => name !== property) })
  }
}
