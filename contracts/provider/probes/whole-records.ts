import { recordValues } from '#rules/record-values.ts'
import type { Node } from '../../contract.ts'
import type { HttpResult } from '../../http/http-result.ts'
import { isSuccess, outcomeOf } from './probe.ts'
import { type Sequence, withOwnKey } from './sequence.ts'
import { holds, otherFields, READS, resetFailure, STORE } from './stored.ts'

/** The values of a person's own record that is saved as a whole; `undefined` empties a field. Together the saves change every field. */
type WholeRecord = {
  values: readonly (readonly string[])[]
  at: readonly string[]
  saves: readonly Node[]
  derived?: readonly string[]
}

const consents = (value: boolean) => ({
  recipientMayGetPostalAddress: value,
  recipientMayGetEmail: value,
  nameInPublicList: value,
  newsletter: value,
})

const WHOLE: Readonly<Record<string, WholeRecord>> = {
  saveDonorProfile: {
    values: recordValues.saveDonorProfile,
    at: ['response', 'profile', 'donor'],
    saves: [
      {
        title: 'Ing.',
        firstName: 'Johana',
        lastName: 'Dubová',
        phone: '+420601000177',
        address: { street: 'Dubová', houseNumber: '7', city: 'Olomouc', postalCode: '779 00' },
        birthYear: 1979,
        gender: 'male',
        familyStatus: 2,
        municipalitySize: 2,
        sourceOfAwareness: { id: 6, text: 'soused' },
        consents: consents(false),
        donationTargeting: 'single',
      },
      {
        consents: consents(true),
        donationTargeting: 'multiple',
        title: undefined,
        birthYear: undefined,
        familyStatus: undefined,
        municipalitySize: undefined,
        sourceOfAwareness: undefined,
      },
    ],
    // Made of the name and the consents.
    derived: ['publicListing'],
  },
  saveTaxData: {
    values: recordValues.saveTaxData,
    at: ['response', 'profile', 'donor', 'taxData'],
    saves: [
      { subject: 'natural-person', name: 'Johana Dubová', birthDate: '1979-02-03', registrationNumber: undefined },
      { subject: 'legal-entity', name: 'Pekárna Dub', birthDate: undefined, registrationNumber: '12345679' },
    ],
  },
}

/** Every field is changed and emptied, and each time the whole record is read again: a backend may store only some of them. */
export function saveWhole(operation: string): Sequence | undefined {
  const whole = WHOLE[operation]
  const read = READS[operation]
  if (whole === undefined || read === undefined) return undefined
  const names = new Set(whole.values.flat().map((place) => place.split('.')[0]))
  return {
    cause: 'every field of a record, saved and read again',
    run: async ({ valid, send, recorded }) => {
      for (const [nth, fields] of whole.saves.entries()) {
        const former = recordAt(whole, await send(recorded(read)))
        if (former === undefined) return undefined
        const basedOn = Object.fromEntries(Object.entries(former).filter(([name]) => names.has(name)))
        const body = JSON.stringify({ ...basedOn, ...fields, basedOn })
        const saved = await send({ ...valid, body, headers: withOwnKey(valid.headers, nth) })
        const failure = isSuccess(saved)
          ? (wholeFailure(fields, former, recordAt(whole, await send(recorded(read))), whole.derived) ??
            wholeFailure(fields, former, recordAt(whole, saved), whole.derived, 'in its own answer'))
          : { expected: 'a success: each value is one of the contract', received: outcomeOf(saved), remedy: STORE }
        if (failure !== undefined) return failure
      }
      return undefined
    },
  }
}

const recordAt = ({ at }: WholeRecord, result: HttpResult): Node | undefined =>
  isSuccess(result)
    ? at.reduce<Node | undefined>((node, name) => node?.[name] as Node | undefined, Object(result.body) as Node)
    : undefined

function wholeFailure(
  fields: Node,
  former: Node,
  stored: Node | undefined,
  derived: readonly string[] = [],
  where = 'when it is read again',
) {
  const lost = Object.keys(fields).filter((name) =>
    fields[name] === undefined ? stored?.[name] !== undefined : !holds(stored ?? {}, name, fields[name]),
  )
  if (lost.length > 0)
    return {
      expected: `each of ${Object.keys(fields).length} fields as the save set or emptied it, ${where}`,
      received: lost
        .map((name) => (fields[name] === undefined ? `a value in ${name}` : `another ${name}, or none`))
        .join('; '),
      remedy: STORE,
    }
  const reset = otherFields(former, stored ?? {}, [...Object.keys(fields), ...derived])
  return reset.length > 0 ? resetFailure(reset) : undefined
}
