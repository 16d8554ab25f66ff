import { isDeepStrictEqual } from 'node:util'
import type { Node } from '../../contract.ts'
import type { HttpCall } from '../../http/http-result.ts'
import { PICTURES, withPicture } from './pictures.ts'
import { isSuccess } from './probe.ts'
import { bodyOf, type Sequence, type Stage } from './sequence.ts'

/** The recorded call that reads what an operation saves. */
const READS: Readonly<Record<string, string>> = {
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
      remedy: 'Store every value of a successful call before it is answered, and read it back from the store.',
    }
  if (recordsWith(wanted, saved.body).length > known) return undefined
  return {
    cause: 'the answer of a call that saves',
    expected: `${expected} in its own answer`,
    received: lacking(wanted, saved.body),
    remedy: 'Answer with the record as it is stored now: the portal shows this answer and does not read again.',
  }
}

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
const recordsWith = (wanted: Node, body: unknown): Node[] =>
  objectsIn(body).filter((one) => Object.entries(wanted).every(([name, value]) => holds(one, name, value)))

const objectsIn = (value: unknown): Node[] => {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? below : [value as Node, ...below]
}

function holds(record: Node, name: string, value: unknown): boolean {
  const [, found] = Object.entries(record).find(([own]) => own.toLowerCase() === name.toLowerCase()) ?? []
  if (typeof value !== 'object' || value === null) return found === value
  return Object.entries(value).every(([inner, one]) => holds(Object(found) as Node, inner, one))
}

/** Names what the most similar record lacks, without its values: they may be of a real person. */
function lacking(wanted: Node, body: unknown): string {
  const names = Object.keys(wanted)
  const missing = objectsIn(body)
    .map((one) => names.filter((name) => !holds(one, name, wanted[name])))
    .toSorted((one, other) => one.length - other.length)[0]
  if (missing?.length === 0) return 'no more such records than before the call'
  return missing === undefined || missing.length === names.length
    ? 'no such record'
    : `a record with another ${missing.join(', ')}, or none`
}
