import { nodeAt } from '#rules/references.ts'
import type { Node } from '../contract.ts'
import { followPointer, pointerOf, pointerTo } from '../pointers.ts'
import { accessDifference } from './access.ts'
import { mediaType } from './answers.ts'
import { type Comparable, type ComparableDocument, comparable } from './comparable.ts'
import { type PlacedChange, schemaChanges } from './schema-changes.ts'
import { type Level, type Validation, validateChange } from './validation.ts'

/** JSON pointers to the place of a difference, or to its nearest parent, in the contract and in the other document. */
type Pointers = { contract?: string; document?: string }

/** One difference by its meaning, with every operation (its id) that shows it, and its place in the first. `--json` writes it as JSON. */
export type DocumentDifference = Pointers & { level: Level; operations: string[]; text: string }

type DifferenceOptions = {
  /** Limits the result to some operations of the contract, by id. */
  requested?: ReadonlySet<string> | undefined
  /** Whether a new field of an answer is an addition of the contract itself, instead of one that the closed contract does not name. */
  mayAdd?: boolean
}

/** Returns what a client of the contract `own` would meet at a provider that implements `other`. */
export function documentDifferences(
  own: Node,
  other: Node,
  { requested, mayAdd = false }: DifferenceOptions = {},
): DocumentDifference[] {
  const mine = comparable(own, own)
  const theirs = comparable(other, own)
  const isRequested = (key: string) => requested === undefined || requested.has(mine.operations.get(key)?.id ?? '')
  const found = new Map<string, DocumentDifference>()
  const add = (level: Level, operation: string, key: string, text: string, pointers: Pointers) => {
    const known = found.get(`${level} ${key}`)
    if (known === undefined) found.set(`${level} ${key}`, { level, operations: [operation], text, ...pointers })
    else if (!known.operations.includes(operation)) known.operations.push(operation)
  }

  for (const [key, operation] of mine.operations) {
    const same = theirs.operations.get(key)
    const { id, call, pointer } = operation
    if (!isRequested(key)) continue
    if (same === undefined) add('breaking', id, `no ${key}`, `the operation ${call} is missing`, { contract: pointer })
    else
      for (const { level, text } of callDifferences(operation, same, theirs.prefix))
        add(level, id, text, text, { contract: pointer, document: same.pointer })
  }
  if (requested === undefined)
    for (const [key, { id, call, pointer }] of theirs.operations)
      if (!mine.operations.has(key))
        add('harmless', id, `new ${key}`, `the operation ${call} is there too`, { document: pointer })

  const changes = schemaChanges(...shared(mine, theirs, isRequested))
  for (const change of changes) {
    if (isEcho(change, changes)) continue
    const contract = placeOf(own, mine.operations.get(change.operation), change)
    const document = placeOf(other, theirs.operations.get(change.operation), change)
    const validation = !mayAdd && isExtra(own, contract, change) ? EXTRA : validateChange(change)
    if (validation === undefined) continue
    const text = [`${change.part}: ${change.field}`.replace(/: $/, ''), validation.text, newName(change, changes)]
      .join(' ')
      .trim()
    const name = change.field.split('.').at(-1)
    const key = JSON.stringify([change.direction, change.keyword, name, validation.text, change.before, change.after])
    add(validation.level, mine.operations.get(change.operation)?.id ?? change.operation, key, text, {
      contract,
      document,
    })
  }
  return [...found.values()]
}

/** A field of an answer that the contract does not name: its answers are closed (ADR 019). */
const EXTRA: Validation = { level: 'breaking', text: 'is not in the contract, whose answers have no other fields' }

function isExtra(own: Node, pointer: string, { direction, keyword, action }: PlacedChange): boolean {
  if (direction !== 'answer' || keyword !== 'field' || action !== 'add') return false
  return (nodeAt(own, followPointer(own, pointer)) as Node | undefined)?.additionalProperties === false
}

/** The pointer to the place of a change in the document of `operation`. */
function placeOf(document: Node, operation: Comparable | undefined, { part, names }: PlacedChange): string {
  const { pointer = '#', answers } = operation ?? {}
  const answer = answers?.get(part)
  if (answer !== undefined) return pointerTo(document, [answer.pointer], names)
  const [, type] = /^the request \((.*)\)$/.exec(part) ?? []
  if (type === undefined) return pointer
  const body = followPointer(document, pointerOf(pointer, 'requestBody'))
  const content = Object.keys(nodeAt(document, pointerOf(body, 'content')) ?? {})
  const found = content.find((one) => mediaType(one) === type)
  return found === undefined ? body : pointerTo(document, [pointerOf(body, 'content', found, 'schema')], names)
}

function* callDifferences({ access, answers }: Comparable, same: Comparable, prefix: string): Generator<Validation> {
  if (prefix !== '')
    yield { level: 'harmless', text: `compared without the prefix ${prefix} (it belongs to the address of the API)` }
  const validation = accessDifference(access, same.access)
  if (validation !== undefined) yield validation
  for (const [name, { statuses, types }] of answers) {
    const their = same.answers.get(name)
    if (their === undefined) yield { level: 'breaking', text: `${name} is missing` }
    else if (!types.some((type) => their.types.includes(type)))
      yield { level: 'breaking', text: `${name} comes as ${their.types.join(', ')}; here as ${types.join(', ')}` }
    else if (!statuses.some((status) => their.statuses.includes(status)))
      yield {
        level: 'breaking',
        text: `${name} comes with HTTP ${their.statuses.join(', ')}; here with ${statuses.join(', ')}`,
      }
  }
  for (const name of same.answers.keys()) if (!answers.has(name)) yield { level: 'harmless', text: `${name} comes too` }
}

type Contents = Readonly<Record<string, Node>>
type Call = { post: { requestBody: { content: Contents }; responses: Record<string, { content: Contents }> } }
const callsOf = ({ shape }: ComparableDocument) => Object.entries(shape.paths as Record<string, Call>)

/**
 * Returns both documents with the operations and answers that both have, since the others are reported already, and without the bodies
 * and headers with identical text: comparing them takes seconds.
 */
function shared(
  mine: ComparableDocument,
  theirs: ComparableDocument,
  isRequested: (key: string) => boolean,
): [ComparableDocument, ComparableDocument] {
  const textOf = (document: ComparableDocument, content: Node | undefined) =>
    content === undefined ? '' : fullTextOf(document.shape, content)
  const cut = (document: ComparableDocument, other: ComparableDocument): ComparableDocument => {
    const changedIn = (contents: Contents, others: Contents = {}) => ({
      content: Object.fromEntries(
        Object.entries(contents).filter(([type, content]) => textOf(document, content) !== textOf(other, others[type])),
      ),
    })
    const otherCalls = new Map(callsOf(other))
    const remaining = callsOf(document).flatMap(([path, { post }]) => {
      const same = otherCalls.get(path)?.post
      if (same === undefined || !isRequested(path.slice(1))) return []
      const answers = Object.entries(post.responses).filter(([name]) => name in same.responses)
      const responses = answers.map(([name, { content }]) => [name, changedIn(content, same.responses[name]?.content)])
      const requestBody = changedIn(post.requestBody.content, same.requestBody.content)
      return [[path, { post: { requestBody, responses: Object.fromEntries(responses) as Call['post']['responses'] } }]]
    })
    return { ...document, shape: { ...document.shape, paths: Object.fromEntries(remaining) as Node } }
  }
  return [cut(mine, theirs), cut(theirs, mine)]
}

const isSamePlace = (one: PlacedChange, other: PlacedChange) =>
  one.operation === other.operation && one.part === other.part

/** A required field follows from the field being added or removed; a new required field of a request is reported only as required. */
function isEcho(change: PlacedChange, changes: readonly PlacedChange[]): boolean {
  const other = (keyword: string, field = change.field) =>
    changes.find((one) => one.keyword === keyword && one.field === field && isSamePlace(one, change))
  if (change.keyword === 'required')
    return other('field') !== undefined && (change.direction === 'answer' || change.action === 'remove')
  if (change.keyword === 'field' && change.action === 'add')
    return other('required') !== undefined && change.direction === 'request'
  // A value of another type has other bounds as well.
  const type = other('type')
  return change.keyword !== 'type' && type !== undefined && change.keyword !== 'field'
}

/** A new field of the same object with a similar name: probably the missing one, renamed. */
function newName(change: PlacedChange, changes: readonly PlacedChange[]): string {
  if (change.keyword !== 'field' || change.action !== 'remove') return ''
  const [letters, parent] = [lettersOf(change.field), parentOf(change.field)]
  const twin = changes.find(
    (one) =>
      one.keyword === 'field' &&
      one.action === 'add' &&
      isSamePlace(one, change) &&
      parentOf(one.field) === parent &&
      (lettersOf(one.field) === letters || JSON.stringify(one.after) === JSON.stringify(change.before)),
  )
  return twin ? `(is ${twin.field.split('.').at(-1)} the same under another name?)` : ''
}

const parentOf = (field: string) => field.split('.').slice(0, -1).join('.')
const lettersOf = (field: string) => field.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Returns the text of a part of a document with everything that its references lead to. Parts with the same text are the same. */
function fullTextOf(document: Node, part: unknown): string {
  const texts = [JSON.stringify(part)]
  const seen = new Set<string>()
  // Iterating an array also visits the items that are appended during the loop.
  for (const text of texts)
    for (const [, reference = ''] of text.matchAll(/"\$ref":"([^"]*)"/g)) {
      if (seen.has(reference)) continue
      seen.add(reference)
      texts.push(`${reference} ${JSON.stringify(nodeAt(document, reference))}`)
    }
  return texts.join('\n')
}
