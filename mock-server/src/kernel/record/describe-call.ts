import type { FastifyRequest } from 'fastify'
import { MASKED } from '#rules/masked-value.ts'
import {
  maskRequest,
  type NotedBody,
  type NotedCall,
  type NotedPart,
  noteBody,
} from '../../world/journal/noted-call.ts'
import type { Caller, UploadedFile } from '../handler.ts'
import type { OperationResult, RequestContext } from '../pipeline/request-context.ts'

/** What the journal holds of a call; one that was refused early has no operation, or no parts yet. */
type DescribedCall = Pick<RequestContext, 'kernel' | 'world' | 'at' | 'files' | 'caller' | 'startedAt'> & {
  readonly operation: { readonly method: string; readonly path: string }
  readonly request: Pick<FastifyRequest, 'originalUrl' | 'headers' | 'body'>
}

/**
 * A call for the journal. Its bodies are only referred to and masked when they are read, because masking would take a good part of the
 * time of a call. A sent body with a password is masked at once: nothing else in the process holds a password.
 */
export function describeCall(call: DescribedCall, { body }: Pick<OperationResult, 'body'>): NotedCall {
  const { operation, request, files, startedAt } = call
  const caller = call.caller ?? unverifiedCaller(call)
  const { username, personalNumber, step } = Object(request.body) as Readonly<Record<string, unknown>>
  const { authorization, lang, uid, 'idempotency-key': key, 'content-type': contentType } = request.headers
  return {
    method: operation.method,
    template: operation.path,
    url: request.originalUrl,
    lang: textOf(lang),
    uid: textOf(uid),
    idempotencyKey: typeof key === 'string' ? `${key.slice(0, 8)}…` : undefined,
    contentType,
    hasToken: authorization !== undefined,
    hasAccessKey: request.headers['access-key'] !== undefined,
    personId: caller?.personId,
    scope: caller?.scope,
    login: shortText(username ?? personalNumber),
    step: shortText(step),
    request: noteRequest(request.body),
    parts: files.length === 0 ? NO_PARTS : files.map(describePart),
    response: typeof body !== 'string' || body === '' ? undefined : noteBody(body),
    durationMs: performance.now() - startedAt,
    realAt: Date.now(),
  }
}

function noteRequest(body: unknown): NotedBody | undefined {
  if (body === undefined || body === null) return undefined
  const text = JSON.stringify(body)
  return PASSWORD.test(text) ? maskRequest(noteBody(text)) : noteBody(text)
}

const PASSWORD = /password/i

/** A call that breaks the contract is refused before its token is verified. */
function unverifiedCaller({ kernel, world, request, at }: DescribedCall): Caller | undefined {
  const { authorization } = request.headers
  if (authorization === undefined) return undefined
  const verified = kernel.tokens.verify(world, authorization, at)
  return typeof verified === 'string' ? undefined : verified
}

/** The longest login that the contract lets through. */
const LONGEST_LOGIN = 254

const shortText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= LONGEST_LOGIN ? value : undefined

const NO_PARTS: readonly NotedPart[] = []

const textOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined

/** Of the name of a file only its extension, which rule 19.9 compares; the rest may name a person. */
const describePart = ({ index, fileName, mediaType, bytes }: UploadedFile): NotedPart => ({
  name: `File[${index}]`,
  fileName: `${MASKED}${/\.[A-Za-z0-9]{1,8}$/.exec(fileName)?.[0] ?? ''}`,
  mediaType,
  size: bytes.length,
})
