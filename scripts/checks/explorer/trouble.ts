import { type Arbitrary, constant, constantFrom, oneof, record } from 'fast-check'
import type { ExchangeAnswer, PlannedFault } from './exchange.ts'
import { type StepKind, type StepOptions, stepKind } from './step.ts'
import type { Walk, WalkCall } from './walk.ts'

/**
 * What goes wrong with a write: nothing; its answer is lost before or after the commit, and it is sent again with the same key; it is
 * submitted twice at once; it is repeated later; its key is used with another body.
 */
export type Trouble =
  | { readonly kind: 'none' | 'doubled' | 'repeated' | 'changed' }
  | { readonly kind: 'lost'; readonly fault: PlannedFault }

const troubles: Arbitrary<Trouble> = oneof(
  { withCrossShrink: true },
  { weight: 2, arbitrary: constant({ kind: 'none' } as const) },
  {
    weight: 4,
    arbitrary: record({
      kind: constant('lost' as const),
      fault: record({
        when: constantFrom('after', 'before'),
        kind: constantFrom('garbage', 'html', 'error_code'),
      }),
    }),
  },
  { weight: 3, arbitrary: constantFrom('repeated', 'doubled', 'changed').map((kind) => ({ kind })) },
)

const sayTrouble = (trouble: Trouble): string => {
  switch (trouble.kind) {
    case 'none':
      return ''
    case 'doubled':
      return ', sent twice at once'
    case 'repeated':
      return ', and again under the same key'
    case 'changed':
      return ', and then something else under the same key'
    case 'lost':
      return `, whose answer is lost ${trouble.fault.when} the commit (${trouble.fault.kind}), and again under the same key`
  }
}

type Troubled<Details> = Details & { readonly trouble: Trouble }
type WriteOptions<Details extends object> = Omit<StepOptions<Details>, 'take'> &
  Pick<StepOptions<Troubled<Details>>, 'take'>

/** A kind of step whose write may meet any trouble. */
export const writeKind = <Details extends object>(kind: string, options: WriteOptions<Details>): StepKind => {
  const details = { ...options.details, trouble: troubles } as Required<StepOptions<Troubled<Details>>>['details']
  const say = (drawn: Troubled<Details>) => options.say(drawn) + sayTrouble(drawn.trouble)
  return stepKind<Troubled<Details>>(kind, { ...options, details, say })
}

/** Sends a write with its own key and its trouble; returns what the client knows at the end. */
export const sendWrite = async (
  walk: Walk,
  call: Omit<WalkCall, 'key' | 'fault'>,
  trouble: Trouble,
): Promise<ExchangeAnswer> => {
  const keyed: WalkCall = { ...call, key: walk.memory.nextKey() }
  switch (trouble.kind) {
    case 'none':
      return walk.call(keyed)
    case 'doubled':
      return walk.call({ ...keyed, isDoubled: true })
    case 'repeated':
      await walk.call(keyed)
      return walk.call(keyed)
    case 'changed': {
      const answer = await walk.call(keyed)
      const body = withAnotherNumber(call.body)
      if (body) await walk.call({ ...keyed, body })
      return answer
    }
    case 'lost':
      await walk.call({ ...keyed, fault: trouble.fault })
      return walk.call(keyed)
  }
}

/** The same body with its first number increased by one; undefined if it has none. */
const withAnotherNumber = (body: object | undefined): object | undefined => {
  const [name, value] = Object.entries(body ?? {}).find(([, each]) => typeof each === 'number') ?? []
  return name === undefined ? undefined : { ...body, [name]: Number(value) + 1 }
}
