import { readFileSync } from 'node:fs'
import { type Interaction, readPacts } from '../../contracts/pact-file.ts'
import { findOperation, type Operation, readContract } from '../../contracts/provider/contract.ts'

type Generator = { expression: string }
type Generators = Partial<Record<'body' | 'header' | 'query', Record<string, Generator>>> & { path?: Generator }

/** A successful call of one write operation, as the portal makes it. */
export type WriteCase = {
  operation: Operation
  /** The operation takes an `Idempotency-Key`. */
  isKeyed: boolean
  state: { name: string; params?: Record<string, unknown> }
  /** The request in a world whose provider state returned these values. */
  request: (values: Readonly<Record<string, string>>) => WriteRequest
}

export type WriteRequest = { path: string; body: BodyInit | undefined; headers: Record<string, string> }

/** The interaction to use where the first successful one, by its description, has no effect of its own. */
const PREFERRED: Readonly<Record<string, string>> = {
  revokeAdminLink: 'an administrator who made links',
  requestPasswordReset: 'ask by angel number',
}

/** Makes a body differ from what its state already holds, so that saving it is an effect. */
const CHANGED: Readonly<Record<string, object>> = { saveRecipientContacts: { phone: '+420777000111' } }

/** The pacts of these operations hold only refused files, because a real picture would be too large for them. */
const PICTURES: Readonly<Record<string, Pick<WriteCase, 'state'> & { meta: object }>> = {
  saveAvatar: { state: { name: 'a signed-in donor' }, meta: { category: 'avatar' } },
  addRecipientPhoto: {
    state: { name: 'a signed-in recipient', params: { as: 'recipient' } },
    meta: { category: 'photo', takenMonth: 10, takenYear: 2026, description: 'Na zahradě.' },
  },
}

const contract = readContract()
/** The successful interactions of each operation. */
const successes = Map.groupBy(
  readPacts(`${import.meta.dirname}/../../contracts/pacts`)
    .flatMap((pact) => pact.interactions)
    .filter(isSuccess),
  (interaction) => findOperation(contract, interaction)?.id,
)

export const writeOperations: readonly Operation[] = contract.operations.filter(({ method }) => method !== 'GET')

/** The case of an operation: the recorded interaction of its pact. Throws when there is none, as for an operation that was just added. */
export function caseOf(operation: Operation): WriteCase {
  const picture = PICTURES[operation.id]
  if (picture) {
    const { state, meta } = picture
    return { operation, isKeyed: isKeyed(operation), state, request: () => pictureRequest(operation, meta) }
  }
  const found = (successes.get(operation.id) ?? []).toSorted(
    (one, other) => Number(isPreferred(operation, other)) - Number(isPreferred(operation, one)),
  )[0]
  if (!found) throw new Error(`No pact of ${operation.id} ends with a success: add one, or a case in write-cases.ts`)
  return {
    operation,
    isKeyed: isKeyed(operation),
    state: found.providerStates?.[0] ?? { name: 'the default scenario' },
    request: (values) => requestOf(found, values, CHANGED[operation.id]),
  }
}

const isPreferred = ({ id }: Operation, { description, providerStates = [] }: Interaction) =>
  `${description} ${providerStates.map(({ name }) => name).join()}`.includes(PREFERRED[id] ?? '-')

function isSuccess({ response }: Interaction): boolean {
  const content = response.body?.content
  if (JSON.stringify(response.headers ?? {}).includes('application/pdf')) return true
  return typeof content === 'object' && content !== null && 'error_code' in content && content.error_code === 200
}

type Documented = { operationId?: string }

function isKeyed({ id }: Operation): boolean {
  const paths = contract.document.paths as Record<string, Record<string, Documented>>
  const documented = Object.values(paths).flatMap((methods): Documented[] => Object.values(methods))
  const text = JSON.stringify(documented.find(({ operationId }) => operationId === id))
  return text.includes('IdempotencyKey') || text.includes('Idempotency-Key')
}

function requestOf(
  { request }: Interaction,
  values: Readonly<Record<string, string>>,
  changed: object = {},
): WriteRequest {
  const { generators = {} } = request as { generators?: Generators }
  const fill = ({ expression }: Generator) =>
    expression.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const { headers = {} } = request
  const body = request.body as RecordedBody | undefined
  const type = headers['Content-Type']?.[0]
  return {
    path: generators.path ? fill(generators.path) : request.path,
    body: body && bodyOf(body, generators.body ?? {}, fill, changed),
    headers: { Accept: headers.Accept?.[0] ?? 'application/json', ...(type !== undefined && { 'Content-Type': type }) },
  }
}

function pictureRequest({ path }: Operation, meta: object): WriteRequest {
  const bytes = readFileSync(new URL('../../mock-server/src/scenarios/pictures/train.jpg', import.meta.url))
  const body = new FormData()
  body.append('meta[0]', JSON.stringify(meta))
  body.append('File[0]', new File([bytes], 'train.jpg', { type: 'image/jpeg' }))
  return { path, body, headers: { Accept: 'application/json' } }
}

type RecordedBody = { content: unknown; encoded: boolean | 'base64' }

function bodyOf(
  body: RecordedBody,
  generated: Record<string, Generator>,
  fill: (one: Generator) => string,
  changed: object,
): BodyInit {
  if (body.encoded === 'base64') return Buffer.from(body.content as string, 'base64')
  const content: Record<string, unknown> = { ...(body.content as object), ...changed }
  for (const [path, generator] of Object.entries(generated)) content[path.replace('$.', '')] = fill(generator)
  return JSON.stringify(content)
}
