import { visitorBucket } from '../domain/access/visitor-keys.ts'
import type { RememberedAnswer } from '../domain/state/kernel-slices.ts'
import type { ProviderStateSetup, ProviderStates } from '../world/scenario.ts'
import { defaultScenario } from './default-scenario.ts'

const NOW = Temporal.Instant.from(defaultScenario.now).epochMilliseconds

/** The key belongs to a body that no call can have; without an owner it is a visitor's. */
export const keyUsed = (
  operationId: string,
  key: string,
  answer: unknown,
  owner: string = visitorBucket(key),
): ProviderStateSetup => {
  const remembered: RememberedAnswer = { operationId, bodyHash: 'another body', answer, at: NOW }
  return { changes: [{ path: ['idempotency', owner, `${operationId} ${key}`], value: remembered }] }
}

const jana = { personId: 'p-10000001', scope: 'donor' } as const

/** `Idempotency-Key` once used, by every operation that accepts one; the next call under it has another body. */
export const statesOfKeys: ProviderStates = {
  'a rating was saved with the key pact-rating-0001': () => {
    const answer = { error_code: 200, response: { Value: 3, Date: '2026-11-10T09:00:00.000Z' } }
    return { ...keyUsed('saveNps', 'pact-rating-0001', answer, jana.personId), person: jana }
  },
  'a form was sent with the key pact-form-0001': () => keyUsed('sendEmailForm', 'pact-form-0001', { error_code: 200 }),
  'a file was uploaded with the key pact-upload-0001': () => {
    const answer = { error_code: 200, response: { files: [{ Key: 'file-1', Value: 'zpráva.pdf' }] } }
    return { ...keyUsed('uploadFiles', 'pact-upload-0001', answer, jana.personId), person: jana }
  },
}
