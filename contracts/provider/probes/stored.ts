import { isDeepStrictEqual } from 'node:util'
import type { Node } from '../../contract.ts'
import type { HttpCall } from '../../http/http-result.ts'
import { PICTURES, withPicture } from './pictures.ts'
import { isSuccess } from './probe.ts'
import { bodyOf, type Failure, type Sequence, type Stage } from './sequence.ts'

/** The recorded call that reads what an operation saves. */
export const READS: Readonly<Record<string, string>> = {
  saveNps: 'read the rating',
  saveDonorProfile: 'read the profile',
  saveTaxData: 'read the profile',
  addFamilyMember: "read the recipient's record",
  saveFamilyMember: "read the recipient's record",
  requestMemberRemoval: "read the recipient's record",
  saveRecipientData: "read the recipient's record",
  saveRecipientContacts: "read the recipient's record",
  addRecipientPhoto: 'list photos of a family',
  saveRecipientPhoto: 'list photos of a family',
  requestPhotoRemoval: 'list photos of a family',
  uploadRecipientDocument: 'list documents of a family',
  uploadRenewalFile: 'read the renewal',
  uploadHelpRequestFile: 'read a request for help',
}

/** The name of a field where it is read, if it is another one. */
const NAMES: Readonly<Record<string, string>> = { rating: 'Value' }

/** What was saved has to be in the answer, and in what is read before and after it. Undefined for an operation whose record is not read. */
export function readBack(operation: string): Sequence | undefined {
  const read = READS[operation]
  return read === undefined
    ? undefined
    : {
        cause: 'a record that was saved, read again',
        run: (stage) =>
          compare(stage, read, operation in PICTURES ? withPicture(operation, stage.valid) : stage.valid, operation),
      }
}

/** A save that was changed elsewhere is refused as a whole: its other values are not stored either. */
export function nothingSaved(operation: string): Sequence | undefined {
  const read = READS[operation]
  if (read === undefined) return undefined
  return {
    cause: 'a refused save, read again',
    run: async ({ send, recorded, valid }) => {
      const before = await send(recorded(read))
      const refusal = await send(valid)
      const after = await send(recorded(read))
      const { error, fields } = Object(refusal.isAnswered && refusal.body) as { error?: unknown; fields?: Node }
      const refused = new Set(Object.keys(fields ?? {}).map((place) => place.split('.')[0]))
      const others = Object.entries(savedBy(valid, operation)).filter(([name]) => !refused.has(name))
      const wanted = Object.fromEntries(others)
      if (error !== 'changed-elsewhere' || !isSuccess(before) || !isSuccess(after) || others.length === 0)
        return undefined
      if (recordsWith(wanted, after.body).length <= recordsWith(wanted, before.body).length) return undefined
      return {
        expected: 'nothing of a save that is refused with changed-elsewhere',
        received: `its values of ${Object.keys(wanted).join(', ')} are stored`,
        remedy: 'Compare all values before the first one is stored, and store all of them or none (ADR 023).',
      }
    },
  }
}

export const STORE =
  'Store every value of a successful call before it is answered, and read it back from the store; a field that only basedOn has is emptied.'

async function compare({ send, recorded }: Stage, read: string, save: HttpCall, operation: string) {
  const wanted = savedBy(save, operation)
  const before = await send(recorded(read))
  const saved = await send(save)
  const after = await send(recorded(read))
  if (!isSuccess(before) || !isSuccess(saved) || !isSuccess(after)) return undefined
  const names = Object.keys(wanted).join(', ')
  const known = recordsWith(wanted, before.body).length
  const expected = `the saved values of ${names}`
  if (recordsWith(wanted, after.body).length <= known)
    return {
      expected: `${expected} in the next answer to "${read}"`,
      received: lacking(wanted, after.body),
      remedy: STORE,
    }
  const reset = resetFields(save, wanted, before.body, after.body)
  if (reset.length > 0) return resetFailure(reset)
  if (recordsWith(wanted, saved.body).length > known) return undefined
  return {
    cause: 'the answer of a call that saves',
    expected: `${expected} in its own answer`,
    received: lacking(wanted, saved.body),
    remedy: 'Answer with the record as it is stored now: the portal shows this answer and does not read again.',
  }
}

/** The fields of the record that the call left as they were, and that differ after it. */
function resetFields(save: HttpCall, wanted: Node, before: unknown, after: unknown): string[] {
  if (typeof save.body !== 'string' || !('basedOn' in bodyOf(save))) return []
  const opened = new Map(objectsIn(before))
  const [place, stored] = objectsIn(after).find(([, one]) => hasAll(one, wanted)) ?? []
  const former = opened.get(place ?? '')
  if (former === undefined || stored === undefined) return []
  const { basedOn, ...body } = bodyOf(save)
  const removed = Object.keys(Object(basedOn) as Node).filter((name) => !(name in body))
  return otherFields(former, stored, [...Object.keys(wanted), ...removed])
}

/** Names of the fields that differ between two records, without some. */
export function otherFields(former: Node, stored: Node, without: readonly string[]): string[] {
  const left = new Set(without.map((name) => name.toLowerCase()))
  return Object.keys({ ...former, ...stored }).filter(
    (name) => !left.has(name.toLowerCase()) && !isDeepStrictEqual(former[name], stored[name]),
  )
}

export const resetFailure = (fields: readonly string[]): Failure => ({
  cause: 'a save that changes other fields than it was sent',
  expected: 'the fields that the save left as they were, with their values',
  received: `another ${fields.join(', ')} than before`,
  remedy:
    'Change only the fields that differ from basedOn: what is equal to it, and what no field of the body names, stays as it is stored.',
})

/** The values that a call changes: those of the body that differ from `basedOn`; of an upload its name. */
function savedBy(call: HttpCall, operation: string): Node {
  const { category: _kind, ...described } = (PICTURES[operation] ?? {}) as Node
  if (call.body instanceof FormData) return described
  if (typeof call.body !== 'string') return { name: /filename="([^"]+)"/.exec(textOf(call))?.[1] }
  const { basedOn, emlid: _link, ...body } = bodyOf(call)
  const opened = Object(basedOn) as Node
  const changed = Object.entries(body).filter(([name, value]) => !isDeepStrictEqual(value, opened[name]))
  return Object.fromEntries(changed.map(([name, value]) => [NAMES[name] ?? name, value]))
}

const textOf = ({ body }: HttpCall) => (body instanceof Uint8Array ? Buffer.from(body).toString() : '')

/** The objects at any depth that hold the wanted values. Some records are in PascalCase, so the case of names is ignored. */
const recordsWith = (wanted: Node, body: unknown) => objectsIn(body).filter(([, one]) => hasAll(one, wanted))

const hasAll = (record: Node, wanted: Node) =>
  Object.entries(wanted).every(([name, value]) => holds(record, name, value))

/** The objects at any depth, each with its place, where an item of a list has its id. */
const objectsIn = (value: unknown, place = ''): [place: string, object: Node][] => {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([name, one]) => {
    const { Id, photoId } = Object(one) as { Id?: string; photoId?: string }
    return objectsIn(one, `${place}/${Array.isArray(value) ? (Id ?? photoId ?? name) : name}`)
  })
  return Array.isArray(value) ? below : [[place, value as Node], ...below]
}

export function holds(record: Node, name: string, value: unknown): boolean {
  const [, found] = Object.entries(record).find(([own]) => own.toLowerCase() === name.toLowerCase()) ?? []
  if (typeof value !== 'object' || value === null) return found === value
  return Object.entries(value).every(([inner, one]) => holds(Object(found) as Node, inner, one))
}

/** Names what the most similar record lacks, without its values: they may be of a real person. */
function lacking(wanted: Node, body: unknown): string {
  const names = Object.keys(wanted)
  const missing = objectsIn(body)
    .map(([, one]) => names.filter((name) => !holds(one, name, wanted[name])))
    .toSorted((one, other) => one.length - other.length)[0]
  if (missing?.length === 0) return 'no more such records than before the call'
  return missing === undefined || missing.length === names.length
    ? 'no such record'
    : `a record with another ${missing.join(', ')}, or none`
}
