import { readFileSync } from 'node:fs'
import type { Operation } from '#mock/kernel/contract/contract.ts'
import { contract } from '#mock/testing/bundled-contract.ts'
import { findOperation, readContract } from '../../../contracts/contract.ts'
import { callOf } from '../../../contracts/http/recorded-call.ts'
import { type Interaction, readPacts } from '../../../contracts/pact-file.ts'

/** A successful call of one write operation, as the portal makes it. */
export type WriteCase = {
  operation: Operation
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

/** The pacts of these operations hold only refused files, because a real picture would be too large for them. */
const PICTURES: Readonly<Record<string, Pick<WriteCase, 'state'> & { meta: object }>> = {
  saveAvatar: { state: { name: 'a signed-in donor' }, meta: { category: 'avatar' } },
  addRecipientPhoto: {
    state: { name: 'a signed-in recipient', params: { as: 'recipient' } },
    meta: { category: 'photo', takenMonth: 10, takenYear: 2026, description: 'Na zahradě.' },
  },
}

const recordedFrom = readContract()
/** The successful interactions of each operation. */
const successes = Map.groupBy(
  readPacts(`${import.meta.dirname}/../../../contracts/pacts`)
    .flatMap((pact) => pact.interactions)
    .filter(isSuccess),
  (interaction) => findOperation(recordedFrom, interaction)?.id,
)

export const writeOperations: readonly Operation[] = contract.operations.filter(({ method }) => method !== 'GET')

/** The case of an operation: the recorded interaction of its pact. Throws when there is none, as for an operation that was just added. */
export function caseOf(operation: Operation): WriteCase {
  const picture = PICTURES[operation.id]
  if (picture) {
    const { state, meta } = picture
    return { operation, state, request: () => pictureRequest(operation, meta) }
  }
  const found = (successes.get(operation.id) ?? []).toSorted(
    (one, other) => Number(isPreferred(operation, other)) - Number(isPreferred(operation, one)),
  )[0]
  if (!found) throw new Error(`No pact of ${operation.id} ends with a success: add one, or a case in write-cases.ts`)
  return {
    operation,
    state: found.providerStates?.[0] ?? { name: 'the default scenario' },
    request: (values) => requestOf(found, values),
  }
}

const isPreferred = ({ id }: Operation, { description, providerStates = [] }: Interaction) =>
  `${description} ${providerStates.map(({ name }) => name).join()}`.includes(PREFERRED[id] ?? '-')

function isSuccess({ response }: Interaction): boolean {
  const content = response.body?.content
  if (JSON.stringify(response.headers ?? {}).includes('application/pdf')) return true
  return typeof content === 'object' && content !== null && 'error_code' in content && content.error_code === 200
}

/** The caller comes from the world, so only the headers about content and the access key are sent. */
function requestOf(recorded: Interaction, values: Readonly<Record<string, string>>): WriteRequest {
  const { path, headers, body } = callOf(recorded, values)
  const { Accept = 'application/json', 'Content-Type': type, 'Access-Key': accessKey } = headers
  return {
    path,
    body,
    headers: {
      Accept,
      ...(type !== undefined && { 'Content-Type': type }),
      ...(accessKey !== undefined && { 'Access-Key': accessKey }),
    },
  }
}

function pictureRequest({ path }: Operation, meta: object): WriteRequest {
  const bytes = readFileSync(new URL('../../../mock-server/src/scenarios/pictures/train.jpg', import.meta.url))
  const body = new FormData()
  body.append('meta[0]', JSON.stringify(meta))
  body.append('File[0]', new File([bytes], 'train.jpg', { type: 'image/jpeg' }))
  return { path, body, headers: { Accept: 'application/json' } }
}
