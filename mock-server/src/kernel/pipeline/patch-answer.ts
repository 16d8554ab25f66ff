import { applyPatch } from 'rfc6902'
import type { PatchStep } from '../../domain/state/fault.ts'
import type { OperationResult, RequestContext } from './request-context.ts'

const MAX_PLACES = 20

/**
 * The answer as it leaves with the changes of a fault (RFC 6902), and where it is then off the contract. If one change does not fit, the
 * answer stays as it was.
 */
export function patchAnswer(
  call: RequestContext,
  patch: readonly PatchStep[],
  result: OperationResult,
): OperationResult {
  const { operation, kernel } = call
  if (typeof result.body !== 'string') return notPatched(result, 'the answer is a file')
  const answer = JSON.parse(result.body) as { error_code?: unknown; error?: unknown }
  const errors = applyPatch(answer, structuredClone(patch) as Parameters<typeof applyPatch>[1])
  const failed = errors.findIndex((error) => error !== null)
  const { op, path, from = path } = patch[failed] ?? {}
  // The library's own text shows values.
  if (op === 'test') return notPatched(result, `${path} has another value`)
  if (op !== undefined)
    return notPatched(result, `${op} ${path}: the answer has no place ${op === 'copy' || op === 'move' ? from : path}`)
  const wrong = kernel.schemas.checkAnswer(operation.pointer, result.status)(answer) ?? []
  const offContract = placesOf(wrong)
  return {
    ...result,
    code: Number(answer.error_code) || 0,
    error: typeof answer.error === 'string' ? answer.error : undefined,
    body: JSON.stringify(answer),
    faulted: { ...result.faulted, ...(offContract.length > 0 && { offContract }) },
  }
}

/** An answer is one of several; what does not fit the others lies at its root. */
function placesOf(wrong: readonly { instancePath: string; keyword: string }[]): string[] {
  const within = wrong.filter(({ instancePath }) => instancePath.startsWith('/response'))
  const places = (within.length > 0 ? within : wrong).map(
    ({ instancePath, keyword }) => `${instancePath || '/'} ${keyword}`,
  )
  return [...new Set(places)].slice(0, MAX_PLACES)
}

const notPatched = (result: OperationResult, reason: string): OperationResult => ({
  ...result,
  faulted: { ...result.faulted, notPatched: reason },
})
