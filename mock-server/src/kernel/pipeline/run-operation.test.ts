import { beforeEach, describe, expect, test } from 'vitest'
import { type Change, set } from '../../domain/state/change.ts'
import { scenarios } from '../../scenarios/scenarios.ts'
import { NOW } from '../../testing/people.ts'
import { Clock } from '../../world/clock/clock.ts'
import type { World } from '../../world/world.ts'
import { MemoryStore } from '../../world/world-store.ts'
import { Worlds } from '../../world/worlds.ts'
import { ImageSigner } from '../access/image-signer.ts'
import { Tokens } from '../access/tokens.ts'
import type { AnyHandlerResult, HandlerContext, SignedToken, UploadedFile } from '../handler.ts'
import { type AuthorizedCall, dryRunOperation, runOperation } from './run-operation.ts'

const tokens = new Tokens('a secret of this test')
const images = new ImageSigner('a secret of this test')
const KEY = 'one-intent-1'
const done = set(['values', 'done'], 'yes')
let world: World
let ran = 0

beforeEach(() => {
  ran = 0
  world = new Worlds(scenarios, new MemoryStore(), () => new Clock(() => 0, NOW, true)).open({ id: 'blue' })
})

type Given = {
  readonly outcome?: Partial<AnyHandlerResult> | ((context: HandlerContext) => Partial<AnyHandlerResult>)
  readonly operationId?: string
  readonly key?: string | undefined
  readonly personId?: string
  readonly params?: unknown
  readonly accessKey?: string
  readonly body?: unknown
  readonly files?: readonly UploadedFile[]
  readonly checkAnswer?: AuthorizedCall['checkAnswer']
}

/** An authorized call; by default it changes one value and returns `ok`. */
function admitted(given: Given = {}): AuthorizedCall {
  const {
    outcome,
    operationId = 'getNps',
    key,
    personId,
    params = {},
    body = {},
    files = [],
    checkAnswer,
    accessKey = '',
  } = given
  const caller = personId === undefined ? null : { personId, scope: 'donor', jti: 'j1', startedAt: NOW }
  const run = (_state: unknown, _input: unknown, context: HandlerContext): AnyHandlerResult => {
    ran += 1
    const own = typeof outcome === 'function' ? outcome(context) : outcome
    return {
      answer: { error_code: 200, said: 'ok' },
      changes: [done],
      rule: 'rule 9.1 Rating',
      ...own,
    } as AnyHandlerResult
  }
  const admittedCall: unknown = {
    call: {
      world,
      kernel: { tokens, images, bodySecret: 'secret', sending: new Set(['getNps']) },
      operation: { id: operationId },
      at: NOW,
    },
    handler: { run },
    input: {
      params,
      body,
      files,
      caller,
      address: '10.0.0.1',
      headers: { lang: 'cs', uid: '', accessKey, idempotencyKey: key },
    },
    prepared: undefined,
    checkAnswer,
  }
  return admittedCall as AuthorizedCall
}

describe('the result of an operation', () => {
  test('is returned with its changes and the deciding rule', () =>
    expect(runOperation(admitted())).toEqual({
      status: 200,
      code: 200,
      error: undefined,
      body: '{"error_code":200,"said":"ok"}',
      rule: 'rule 9.1 Rating',
      headers: undefined,
      applied: [{ path: ['values', 'done'], before: undefined, after: 'yes' }],
    }))

  test('has the operation’s status, headers and error name', () => {
    const answer = { error_code: 429, error: 'too-many-codes' }
    const outcome = { status: 429, answer, changes: [], headers: { 'retry-after': '60' } }
    expect(runOperation(admitted({ outcome }))).toMatchObject({
      status: 429,
      code: 429,
      error: 'too-many-codes',
      headers: { 'retry-after': '60' },
      applied: [],
    })
  })

  test('may be a file, rendered after the transaction', () => {
    const file = { mediaType: 'application/pdf', name: 'potvrzeni.pdf', render: () => Promise.resolve(Buffer.from('')) }
    const outcome = { answer: undefined, file } as unknown as Partial<AnyHandlerResult>
    expect(runOperation(admitted({ outcome }))).toMatchObject({
      file,
      code: 200,
      rule: 'rule 9.1 Rating',
      applied: [{ after: 'yes' }],
    })
  })

  test('is refused when it violates the contract, naming the places but not the values', () => {
    const wrong = ['', '/a', '/b', '/c', '/d', '/e'].map((instancePath) => ({ instancePath, keyword: 'type' }))
    const checkAnswer = (status: number) => (status === 200 ? () => wrong : undefined) as never
    expect(() => runOperation(admitted({ checkAnswer }))).toThrow(
      expect.objectContaining({
        name: 'AnswerOffContractError',
        message: 'getNps answers 200 off the contract: / type, /a type, /b type, /c type, /d type',
      }),
    )
    expect(world.state.values.done).toBeUndefined()
  })

  test('is returned when the contract has no check for it or the check finds nothing', () => {
    for (const checkAnswer of [() => undefined, () => () => undefined] as unknown as AuthorizedCall['checkAnswer'][])
      expect(runOperation(admitted({ checkAnswer })).code).toBe(200)
  })
})

describe('the context of an operation', () => {
  const contextOf = (given: Given) => {
    let context: HandlerContext | undefined
    runOperation(
      admitted({
        ...given,
        outcome: (own) => {
          context = own
          return {}
        },
      }),
    )
    return context as HandlerContext
  }
  const opens = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://portal.example')
    const name = pathname.split('/').slice(3).join('/')
    return images.viewerOf(world, name, Object.fromEntries(searchParams), NOW)
  }

  test('has the time, the world and the prepared data', () =>
    expect(contextOf({})).toMatchObject({ now: NOW, worldId: 'blue', prepared: undefined }))

  test('signs the address of a picture for the caller', () =>
    expect(opens(contextOf({ personId: 'p-10000001' }).signImage({ path: 'a.png' }))).toBe('p-10000001'))

  test('refuses to sign one for a visitor', () =>
    expect(() => contextOf({}).signImage({ path: 'a.png' })).toThrow('getNps shows a picture to a visitor'))

  test('signs an image address for the session that the answer begins, in its own generation', () => {
    let address = ''
    const answer = ({ signImage }: SignedToken) => {
      address = signImage({ path: 'a.png' })
      return { error_code: 200 }
    }
    const token = { personId: 'p-10000001', scope: 'donor', lifeMs: 3_600_000 }
    runOperation(admitted({ outcome: { answer, token, changes: [set(['sessionEras', 'p-10000001'], 3)] } as never }))
    expect(opens(address)).toBe('p-10000001')
  })
})

test('a message fault set for the operation is applied to the message that the call sends, and is used up', () => {
  const fault = { id: 'fault-1', operationId: 'getNps', kind: 'message-lost', when: 'after' } as const
  world.act(({ faults }) => ({ changes: [set(['faults'], { ...faults, armed: [{ fault, left: 1 }] })] }))
  const message = { id: 'm-1', at: NOW, channel: 'email', to: 'jana@example.com', text: 'Děkujeme' } as const
  runOperation(admitted({ outcome: { changes: [set(['messages'], [message])] } }))
  expect([world.state.messages, world.state.faults.armed]).toEqual([[], []])
})

test('an operation that is not among those that send cannot send', () => {
  const message = { id: 'm-1', at: NOW, channel: 'email', to: 'jana@example.com', text: 'Děkujeme' } as const
  const outcome = { changes: [set(['messages'], [message])] }
  expect(() => runOperation(admitted({ operationId: 'saveNps', outcome }))).toThrow('saveNps sends a message')
})

describe('a token in an answer', () => {
  const tokenRequest = { personId: 'p-10000001', scope: 'donor', lifeMs: 3_600_000 }
  const withToken = (changes: readonly Change[]) => {
    const answer = ({ token }: { token: string }) => ({ error_code: 200, token })
    const { body } = runOperation(admitted({ outcome: { answer, token: tokenRequest, changes } }))
    return (JSON.parse(body as string) as { token: string }).token
  }

  test.each([
    ['a new password ends the sessions before', [set(['sessionEras', 'p-10000001'], 3)]],
    [
      'the last of two generations counts',
      [set(['sessionEras', 'p-10000001'], 2), set(['sessionEras', 'p-10000001'], 3)],
    ],
    ['others’ eras are their own', [set(['sessionEras', 'p-10000002'], 7), done]],
    ['another slice of the person is not a generation', [set(['codesSent', 'p-10000001'], 7 as never)]],
    ['a deleted generation is none', [set(['sessionEras', 'p-10000001'], undefined)]],
  ])('is valid from the step that issued it: %s', (_, changes) =>
    expect(tokens.verify(world, withToken(changes), NOW)).toMatchObject({ personId: 'p-10000001', scope: 'donor' }),
  )

  test('has to be requested', () =>
    expect(() => runOperation(admitted({ outcome: { answer: () => ({ error_code: 200 }) } }))).toThrow(
      'getNps answers with a token that it did not request',
    ))
})

describe('a call repeated under its idempotency key', () => {
  const twice = (first: Given, second: Given) => {
    runOperation(admitted({ key: KEY, ...first }))
    return runOperation(admitted({ key: KEY, ...second }))
  }

  test('returns the same answer and changes nothing', () => {
    const answer = { error_code: 404, error: 'not-found' }
    expect(twice({ outcome: { answer } }, {})).toEqual({
      status: 200,
      code: 404,
      error: 'not-found',
      body: JSON.stringify(answer),
      rule: 'idempotency key: replay',
      applied: [],
    })
    expect(ran).toBe(1)
  })

  test.each<[string, Given]>([
    ['another body', { body: { rating: 8 } }],
    ['another address', { params: { familyId: 'fam-2' } }],
    ['another access key', { accessKey: 'pay-2' }],
    ['another file', { files: [{ index: 0, bytes: Buffer.from('x') } as unknown as UploadedFile] }],
  ])('with %s is refused', (_, other) => {
    expect(twice({}, other)).toEqual({
      status: 409,
      code: 409,
      error: 'idempotency-key-reused',
      body: '{"error_code":409,"error":"idempotency-key-reused"}',
      rule: 'idempotency key: other body',
      applied: [],
    })
    expect(ran).toBe(1)
  })

  test.each<[string, Given, Given]>([
    ['without a key', { key: undefined }, { key: undefined }],
    ['under another key', {}, { key: 'one-intent-2' }],
    ['of another operation', {}, { operationId: 'sendEmailForm' }],
    ['of another person', { personId: 'p-10000001' }, { personId: 'p-10000002' }],
    ['of a person and a visitor', { personId: 'p-10000001' }, {}],
    ['that was not answered with 200', { outcome: { status: 429, answer: { error_code: 429 } } }, {}],
  ])('runs again: %s', (_, first, second) => {
    twice(first, second)
    expect(ran).toBe(2)
  })

  test('is stored together with its changes, in one step', () => {
    runOperation(admitted({ key: KEY, personId: 'p-10000001' }))
    expect(world.version).toBe(1)
    expect(world.state.idempotency).toEqual({
      'p-10000001': {
        [`getNps ${KEY}`]: expect.objectContaining({ answer: { error_code: 200, said: 'ok' }, at: NOW }),
      },
    })
  })
})

describe('calls from one address', () => {
  test('above the limit change nothing', () => {
    const full = set(['throttles', 'account:address:10.0.0.1'], { since: NOW, count: 120 })
    world.act(() => ({ changes: [full] }))
    expect(runOperation(admitted({ operationId: 'registerDonor' }))).toMatchObject({
      status: 429,
      error: 'rate-limited',
      rule: 'rate limit',
      applied: [],
    })
    expect([ran, world.version]).toEqual([0, 1])
  })

  test.each([
    [401, { 'sign-in:address:10.0.0.1': { since: NOW, count: 1 } }],
    [200, {}],
    [423, {}],
  ])('count as a failed sign-in when their error_code is %i', (error_code, throttles) => {
    runOperation(admitted({ operationId: 'logIn', outcome: { answer: { error_code } } }))
    expect(world.state.throttles).toEqual(throttles)
  })
})

describe('a dry run', () => {
  test('returns the answer of a read and changes nothing', () => {
    const would = dryRunOperation(admitted({ outcome: { changes: [], answer: { error_code: 200, said: 'žluť' } } }))
    expect(would).toMatchObject({ status: 200, body: '{"error_code":200,"said":"žluť"}', applied: [] })
  })

  test('returns a file without its length', () => {
    const file = { mediaType: 'application/pdf', name: 'potvrzeni.pdf', render: () => Promise.resolve(Buffer.from('')) }
    const would = dryRunOperation(
      admitted({ outcome: { answer: undefined, file } as unknown as Partial<AnyHandlerResult> }),
    )
    expect(would).toMatchObject({ file, code: 200 })
    expect(world.state.values.done).toBeUndefined()
  })

  test('returns only the length when the operation would change something, and changes nothing', () => {
    const { body } = dryRunOperation(admitted({ key: KEY, outcome: { answer: { error_code: 200, said: 'žluť' } } }))
    expect((body as string).trimEnd()).toBe('{"error_code":200')
    expect(body).toHaveLength(Buffer.byteLength('{"error_code":200,"said":"žluť"}'))
    expect([world.version, world.state.values.done, world.state.idempotency]).toEqual([0, undefined, {}])
  })
})
