import { expect, test } from 'vitest'
import { type Node, readContract } from '../contract.ts'

const schemas = (readContract().document.components as { schemas: Record<string, Node> }).schemas

/** The names of the schemas that a schema contains, itself included. */
function partsOf(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  const refs = JSON.stringify(schemas[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g)
  for (const [, part = ''] of refs) partsOf(part, found)
  return found
}

const fieldsOf = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return []
  const { properties } = node as { properties?: Node }
  return [...Object.keys(properties ?? {}), ...Object.values(node).flatMap(fieldsOf)]
}

/** Written in PascalCase by the specification: the full user object with its parts, and three shapes of their own. */
const PASCAL = new Set([
  ...partsOf('FullUser'),
  'StepAnswer', // Data
  'CodeSent', // TransactionId
  'PhonesOffered', // Phones
  'RecipientPhone',
  'FileListItem', // Key and Value
])
/** Written in snake_case by the specification. */
const SNAKE = new Set(['error_code', 'profile_full'])
/** Form definitions and amounts have names of their own choice. */
const CAMEL = /^[a-z][A-Za-z0-9]*$|^care-allowance$/
/** The parts of an upload, as the specification numbers them. */
const PARTS = /^(File|meta)\[\d\]$/

test('a field has one case: PascalCase in the full user object and where the specification says so, camelCase elsewhere', () => {
  const others = Object.entries(schemas).filter(([name]) => !PASCAL.has(name))
  const wrong = others.flatMap(([name, schema]) =>
    fieldsOf(schema)
      .filter((field) => !CAMEL.test(field) && !SNAKE.has(field) && !PARTS.test(field))
      .map((field) => `${name}.${field}`),
  )
  expect(wrong).toEqual([])
})

test('no schema has one name in two cases', () => {
  const doubled = Object.entries(schemas).filter(([, { properties = {} }]) => {
    const names = Object.keys(properties as Node)
    return new Set(names.map((name) => name.toLowerCase())).size < names.length
  })
  expect(doubled.map(([name]) => name)).toEqual([])
})
