import type { ReadInput } from '../contract/input.ts'
import { refuse } from '../envelope.ts'
import type { Caller, Input, OperationId, UploadedFile } from '../handler.ts'
import { hashAddress } from '../http/hash-address.ts'
import { callingOrigin, publicOrigin } from '../http/request-origin.ts'
import type { OperationResult, RequestContext } from '../pipeline/request-context.ts'
import { refusalResult } from '../pipeline/request-context.ts'

/** The input of any operation, for kernel code that does not depend on the operation. */
export type AnyInput = Omit<Input<OperationId>, 'params' | 'query' | 'body'> & {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Checks the contract, the token, the person and the scope, in this order; an accepted request becomes the operation's input. */
export function authorizeRequest(
  call: RequestContext,
  readInput: ReadInput,
  files: readonly UploadedFile[],
): { input: AnyInput } | { refused: OperationResult } {
  const read = readInput(call.request)
  if ('error' in read) {
    const refusal = refuse(400, read.error, read.fields ? { fields: read.fields } : {})
    return { refused: refusalResult(refusal, 'contract: request') }
  }
  const { path, query, header, body } = read
  const caller = findCaller(call)
  if (caller && 'refused' in caller) return caller
  if (caller) call.caller = caller
  const refused = caller && checkCaller(call, caller, [header.uid, query.uid])
  if (refused) return { refused }
  const lang = header.lang === 'en' ? 'en' : 'cs'
  const idempotencyKey = header['Idempotency-Key'] as string | undefined
  const accessKey = (header['Access-Key'] ?? '') as string
  const headers = { lang, uid: (header.uid ?? '') as string, accessKey, idempotencyKey } as const
  const { kernel, request } = call
  const address = hashAddress(kernel.bodySecret, request.ip)
  const places = { origin: publicOrigin(request, kernel), portal: callingOrigin(request, kernel.cors) }
  return { input: { params: path, query, body, headers, ...places, address, caller, files } }
}

/** The person of the token at this moment; null without one where the contract allows that. */
export function findCaller({
  kernel,
  operation,
  world,
  request,
  at,
}: RequestContext): Caller | null | { refused: OperationResult } {
  if (operation.token === 'none') return null
  const verified = kernel.tokens.verify(world, request.headers.authorization, at)
  if (typeof verified !== 'string') return verified
  if (verified === 'token-missing' && operation.token === 'optional') return null
  return { refused: refusalResult(refuse(401, verified), 'contract: security') }
}

/** `uid` is empty when no user is signed in. A uid other than the token's person is refused in the header and in the query alike. */
function checkCaller(
  { operation }: RequestContext,
  caller: Caller,
  uids: readonly unknown[],
): OperationResult | undefined {
  if (!operation.scopes.has(caller.scope)) return refusalResult(refuse(403, 'scope-forbidden'), 'contract: x-scopes')
  const foreign = uids.some((uid) => uid !== undefined && uid !== '' && uid !== caller.personId)
  return foreign ? refusalResult(refuse(403, 'uid-mismatch'), 'contract: uid') : undefined
}
