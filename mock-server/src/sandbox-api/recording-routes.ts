import { readFileSync } from 'node:fs'
import type { ErrorObject, ValidateFunction } from 'ajv'
import type { FastifyInstance } from 'fastify'
import { lazyImport } from '../kernel/lazy/lazy-import.ts'
import { type BrowserTime, type Recorder, recorderOf } from '../recording/recorder.ts'
import type { BrowserStep, FileRequest } from '../recording/recording.ts'
import { writeFile } from '../recording/write-file.ts'
import type { World } from '../world/world.ts'
import { type Body, bodyOf, inWorld, queryNumber, queryOf, type SandboxKit } from './kit.ts'
import { badRequest, SandboxError } from './sandbox-error.ts'

const MOST_AT_ONCE = 200
const NAMES = {
  go: 'GoStep',
  press: 'PressStep',
  fill: 'FillStep',
  choose: 'ChooseStep',
  tick: 'TickStep',
  attach: 'AttachStep',
  see: 'SeeStep',
  key: 'KeyStep',
  traverse: 'TraverseStep',
} satisfies Record<BrowserStep['kind'], string>

let validators: Map<string, ValidateFunction> | undefined

/** The steps in a body of POST …/recording/steps. Throws 400 with the first error and its place. */
function readBrowserSteps({ steps }: { readonly steps?: unknown }): readonly BrowserStep[] {
  if (!Array.isArray(steps) || steps.length === 0 || steps.length > MOST_AT_ONCE)
    throw badRequest(`steps must be a list of 1 to ${MOST_AT_ONCE}`)
  for (const [index, step] of steps.entries()) {
    const { kind } = (step ?? {}) as { kind?: string }
    validators ??= compile()
    const validate = validators.get(kind ?? '')
    if (!validate) throw badRequest(`steps[${index}].kind must be one of ${[...validators.keys()].join(', ')}`)
    if (!validate(step)) throw badRequest(describe(index, validate.errors?.[0]))
  }
  return steps as BrowserStep[]
}

/** The times of the steps in a body; undefined if it has none. Throws 400 if they do not match the steps. */
function readBrowserTimes(body: Body, callId: string | undefined): readonly BrowserTime[] | undefined {
  const { steps, sentAt, happenedAt } = body as { steps: readonly unknown[]; sentAt?: unknown; happenedAt?: unknown }
  if (sentAt === undefined && happenedAt === undefined) return undefined
  if (!isTime(sentAt) || !Array.isArray(happenedAt) || !happenedAt.every(isTime) || happenedAt.length !== steps.length)
    throw badRequest('sentAt must be a time in epoch milliseconds, and happenedAt a list with one for each step')
  // A console counts its calls after the last dash.
  const sender = callId?.replace(/-[^-]*$/, '') ?? ''
  return happenedAt.map((time) => ({ sender, sentAt, happenedAt: Math.min(time, sentAt) }))
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

interface Params {
  readonly additionalProperty?: string
  readonly allowedValues?: readonly string[]
}

function describe(index: number, error: ErrorObject | undefined): string {
  const { instancePath = '', message = 'is not as the contract has it', params = {} } = error ?? {}
  const { additionalProperty: strange, allowedValues: words } = params as Params
  const place = `steps[${index}]${instancePath.replaceAll(/\/(\d+)/g, '[$1]').replaceAll('/', '.')}`
  if (strange !== undefined) return `${place} has ${strange}, which openapi/sandbox/recordings.yaml does not know`
  return words ? `${place} must be one of ${words.join(', ')}` : `${place} ${message}`
}

/** Compiled with the first step, because hardly any world is recorded. */
function compile(): Map<string, ValidateFunction> {
  const { Ajv2020 } = lazyImport('ajv')
  const ajv = new Ajv2020({ strict: false, validateSchema: false, meta: false, logger: false, validateFormats: false })
  const document: unknown = JSON.parse(
    readFileSync(new URL('../../../generated/sandbox.json', import.meta.url), 'utf8'),
  )
  ajv.addSchema(document as object, 'sandbox')
  const schemaOf = (name: string) => ajv.compile({ $ref: `sandbox#/components/schemas/${name}` })
  return new Map(Object.entries(NAMES).map(([kind, name]) => [kind, schemaOf(name)]))
}

const FORMS = ['scenario', 'playwright', 'pact'] as const
const LONGEST_TITLE = 120
const LAST_STEP = 10_000
const CALL_ID = /^[A-Za-z0-9-]{1,64}$/

/** The steps of a recorded world, and the same as a test. */
export function recordingRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/worlds/:world/recording', async (request) => inWorld(kit, request, (world) => recorderIn(world).read()))
  scope.put('/worlds/:world/recording/end', async (request, reply) => {
    await inWorld(kit, request, (world) => recorderIn(world).end())
    return reply.status(204).send()
  })
  scope.delete('/worlds/:world/recording/end', async (request, reply) => {
    await inWorld(kit, request, (world) => recorderIn(world).continue())
    return reply.status(204).send()
  })
  scope.post('/worlds/:world/recording/steps', async (request, reply) => {
    const body = bodyOf(request, ['callId', 'steps', 'sentAt', 'happenedAt'])
    const callId = readCallId(body.callId)
    await inWorld(kit, request, (world) => {
      const recorder = recorderIn(world)
      const steps = readBrowserSteps(body)
      const times = readBrowserTimes(body, callId)
      if (callId !== undefined && !recorder.isFirst(callId)) return
      for (const [index, step] of steps.entries()) recorder.addFromBrowser(step, world.clock.now(), times?.[index])
    })
    return reply.status(204).send()
  })
  scope.get('/worlds/:world/recording/files/:form', async (request) => {
    const { recording, callsWithoutAction } = await inWorld(kit, request, (world) => {
      const recorder = recorderIn(world)
      return { recording: recorder.read(), callsWithoutAction: recorder.callsWithoutAction() }
    })
    const { form } = request.params as { form: string }
    const { title = `a session in the world ${recording.world}`, step, lang = 'en' } = queryOf(request)
    const known = FORMS.find((one) => one === form)
    if (!known) throw badRequest(`The form must be one of ${FORMS.join(', ')}`)
    if (title.length === 0 || title.length > LONGEST_TITLE || /\p{Cc}/u.test(title))
      throw badRequest(`title must be 1 to ${LONGEST_TITLE} characters in one line`)
    if (lang !== 'cs' && lang !== 'en') throw badRequest('lang must be cs or en')
    const chosen = step === undefined ? undefined : queryNumber('step', step, 0, LAST_STEP, 0)
    const origin = kit.portalOriginFor(request)
    const options: FileRequest = {
      title,
      origin,
      lang,
      callsWithoutAction,
      ...(chosen !== undefined && { step: chosen }),
    }
    const written = writeFile(known, recording, options)
    if ('refused' in written) throw new SandboxError(422, 'not-to-be-written', written.refused)
    return written
  })
}

function readCallId(given: unknown): string | undefined {
  if (given === undefined || (typeof given === 'string' && CALL_ID.test(given))) return given
  throw badRequest('callId must be 1 to 64 letters, digits and dashes')
}

function recorderIn(world: World): Recorder {
  const recorder = recorderOf(world)
  if (!recorder)
    throw new SandboxError(404, 'not-recorded', `World ${world.id} is not recorded; make one with recorded: true`)
  return recorder
}
