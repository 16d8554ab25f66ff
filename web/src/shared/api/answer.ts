import { ApiFailure, type Envelope, isEnvelope, unreadableAnswer } from './envelope.ts'

/** Result of an openapi-fetch call. It puts the body in `data` or `error` by HTTP status, which `answerOf` ignores. */
type Result = { data?: unknown; error?: unknown; response: Response }

type SuccessOf<R extends Result> = Extract<Exclude<R['data'], undefined>, { error_code: 200 }>

/** Throws {@link ApiFailure} by `error_code` alone, never by the HTTP status (rule 16.1). */
export function answerOf<R extends Result>(result: R): SuccessOf<R> {
  const body = result.data ?? result.error
  const envelope: Envelope = isEnvelope(body) ? body : unreadableAnswer('no envelope')
  if (envelope.error_code === 200) return body as SuccessOf<R>
  throw new ApiFailure(envelope as Exclude<Envelope, { error_code: 200 }>, retryAfterOf(result.response))
}

/** `response` of the successful envelope; throws {@link ApiFailure} otherwise, also for a success that lacks it (rule 17.10). */
export function responseOf<R extends Result>(
  result: R,
): SuccessOf<R> extends { response: infer Response } ? Response : undefined {
  const { response = null } = answerOf(result) as { response?: unknown }
  if (response === null) throw new ApiFailure(unreadableAnswer('no response'))
  return response as ReturnType<typeof responseOf<R>>
}

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}
