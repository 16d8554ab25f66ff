import { handlers } from '#generated/provider.handlers.ts'
import type { Change } from '../domain/state/change.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import type {
  AnyHandler,
  Caller,
  Handlers,
  Input,
  OperationId,
  SignedToken,
  SignImage,
  UploadedFile,
} from '../kernel/handler.ts'
import { sendingOperations } from '../resources/sending-operations.ts'
import { after } from './apply.ts'
import { contract, schemas } from './bundled-contract.ts'
import { fixedRandom, NOW } from './people.ts'
import { quickPasswords } from './quick-passwords.ts'

const provider: Handlers = { ...handlers, ...quickPasswords }
const random = fixedRandom()

export type Called = {
  readonly answer: unknown
  readonly status: number
  readonly rule: string
  readonly changes: readonly Change[]
  readonly state: WorldState
}

type Sent<Id extends OperationId> = Partial<Pick<Input<Id>, 'params' | 'query' | 'body' | 'files'>> & {
  readonly as?: string
  readonly now?: number
  readonly lang?: 'cs' | 'en'
  readonly accessKey?: string
}

/** Runs one operation on a state as the kernel does: prepared, decided, checked by the contract, committed. */
export const call = async <Id extends OperationId>(id: Id, world: WorldState, sent: Sent<Id> = {}): Promise<Called> => {
  const handler = provider[id]
  const { as, now = NOW, lang = 'cs', accessKey = '', ...parts } = sent
  const input = {
    params: {},
    query: {},
    body: undefined,
    files: [],
    headers: { lang, uid: as ?? '', accessKey, idempotencyKey: undefined },
    origin: 'http://provider.test',
    portal: undefined,
    address: '127.0.0.1',
    caller: as === undefined ? null : callerOf(world, as),
    ...parts,
  } as unknown as Input<Id>
  const prepared = await handler.prepare?.(world, input)
  const outcome = (handler as AnyHandler).run(world, input, { now, random, worldId: 'w', signImage, prepared })
  const { status = 200, answer, changes, rule } = outcome
  if (changes.some(({ path: [slice] }) => slice === 'messages') && !sendingOperations.has(id))
    throw new Error(`${id} sends a message: add it to mock-server/src/resources/sending-operations.ts`)
  if (outcome.file) return { answer: outcome.file, status, rule, changes, state: after(world, changes) }
  const resolved: unknown = typeof answer === 'function' ? (answer as (signed: SignedToken) => unknown)(SIGNED) : answer
  const pointer = contract.operations.find((operation) => operation.id === id)?.pointer ?? ''
  const wrong = schemas.checkAnswer(pointer, status)(resolved)
  if (wrong)
    throw new Error(
      `${id} answers off the contract: ${JSON.stringify(wrong.map(({ instancePath, message }) => [instancePath, message]))}`,
    )
  return { answer: resolved, status, rule, changes, state: after(world, changes) }
}

/** As the kernel's, with a signature that is never verified. */
const signImage: SignImage = ({ path }) => `/images/w/${path}?expires=1794302100&signature=x`

const SIGNED: SignedToken = {
  signImage,
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl',
  expire: '2026-11-10T10:00:00.000Z',
}

const callerOf = (world: WorldState, personId: string): Caller => ({
  personId,
  scope: world.people.get(personId)?.scope ?? 'donor',
  jti: 'j1',
  startedAt: NOW,
})

/** One item of an upload. */
export const aFile = (fileName: string, mediaType: string, bytes: Uint8Array, category = 'document'): UploadedFile => ({
  index: 0,
  meta: { category },
  present: true,
  fileName,
  mediaType,
  oversize: false,
  bytes,
})
