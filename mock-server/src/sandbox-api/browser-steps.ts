import { readFileSync } from 'node:fs'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { lazyImport } from '../kernel/lazy/lazy-import.ts'
import type { BrowserTime } from '../recording/recorder.ts'
import type { BrowserStep } from '../recording/recording.ts'
import type { Body } from './kit.ts'
import { badRequest } from './sandbox-error.ts'

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
export function readBrowserSteps({ steps }: { readonly steps?: unknown }): readonly BrowserStep[] {
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
export function readBrowserTimes(body: Body, callId: string | undefined): readonly BrowserTime[] | undefined {
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
