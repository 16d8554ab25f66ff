import type { Contract, ContractOperation } from '../../contract.ts'
import { isPage, outcomeOf, type ProviderAnswer, readBody } from '../../differences/answer.ts'
import { answersLike } from '../../differences/contract-place.ts'
import type { VerifiedCall } from './verified-call.ts'

/**
 * `not built`: nothing answers at the address. `no state`: no call that would show the operation could be sent, since the provider states
 * of all of them are unknown. `failing`: some calls failed, and the others count as passed only if the operation itself answered one of them.
 */
export type OperationStatus = 'passing' | 'failing' | 'not built' | 'no state'

/** The calls of an operation by what they count as. A call without a difference that proves nothing counts as not built. */
export type OperationCalls = {
  operation: ContractOperation
  status: OperationStatus
  passed: VerifiedCall[]
  failed: VerifiedCall[]
  notBuilt: VerifiedCall[]
  noState: VerifiedCall[]
}

/** HTTP statuses and error codes by which a server says that it does not have the operation. */
const ABSENT = new Set([404, 405, 501])

/** Whether an answer says that nothing is at the address: an HTML page, or 404, 405 or 501 without a refusal of the operation. */
export function isAbsent(contract: Contract, operation: ContractOperation, answer: ProviderAnswer): boolean {
  if (isOwnRefusal(contract, operation, answer)) return false
  const { status, code } = outcomeOf(answer)
  return (
    ABSENT.has(status) ||
    (isPage(answer) && status < 500 && readBody(answer) === undefined) ||
    (status === 200 && code !== undefined && ABSENT.has(code))
  )
}

/** Whether the body is a refusal that the contract gives this operation, with the HTTP status of the contract or another. */
function isOwnRefusal(contract: Contract, operation: ContractOperation, answer: ProviderAnswer): boolean {
  const body = readBody(answer)
  const { code, error } = outcomeOf(answer)
  if (body === undefined || code === undefined || error === undefined) return false
  return answersLike(contract, operation, 200, body).length > 0
}

/**
 * What a call shows about its operation. An answer by HTTP 4xx or 5xx shows nothing: a layer before the operations gives it for every
 * address, as the refusal of a token.
 */
function evidenceOf(contract: Contract, operation: ContractOperation, { answer }: VerifiedCall) {
  if (answer === undefined) return 'nothing'
  if (isAbsent(contract, operation, answer)) return 'absent'
  return answer.status < 400 || isOwnRefusal(contract, operation, answer) ? 'own' : 'nothing'
}

const isWithoutState = ({ differences }: VerifiedCall) =>
  differences.some((one) => (one.kind === 'state' && one.action === 'setup') || one.kind === 'lack')

/** Decides by all calls of one operation whether it is built, and what each call counts as. */
export function readStatus(
  contract: Contract,
  operation: ContractOperation,
  calls: readonly VerifiedCall[],
): OperationCalls {
  const evidence = new Set(calls.map((call) => evidenceOf(contract, operation, call)))
  const none = { operation, passed: [], failed: [], notBuilt: [], noState: [] }
  if (!evidence.has('own') && evidence.has('absent')) return { ...none, status: 'not built', notBuilt: [...calls] }
  const failed = calls.filter(({ differences }) => differences.length > 0)
  if (!evidence.has('own') && failed.length > 0 && failed.every(isWithoutState))
    return { ...none, status: 'no state', noState: [...calls] }
  const passed = calls.filter(({ differences }) => differences.length === 0)
  const isProven = evidence.has('own') || failed.length === 0
  const counted = isProven ? { passed } : { notBuilt: passed }
  return { ...none, ...counted, status: failed.length > 0 ? 'failing' : 'passing', failed }
}
