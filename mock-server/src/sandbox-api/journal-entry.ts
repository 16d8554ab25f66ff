import { MASKED } from '#rules/masked-value.ts'
import { toIsoString } from '../domain/time/instant.ts'
import type { JournalEntry } from '../world/journal/journal.ts'
import { maskChange } from '../world/journal/mask.ts'
import { LONGEST_BODY, maskCall, type NotedBody, type NotedCall } from '../world/journal/noted-call.ts'

/** An entry as the control plane shows it, masked. */
export function describeEntry(entry: JournalEntry) {
  const { id, at, operationId, event, httpStatus, errorCode, error, rule, fault, changes, call } = entry
  return {
    id: `j-${id}`,
    at: toIsoString(at),
    operationId: operationId ?? null,
    ...(event !== undefined && { event }),
    httpStatus,
    errorCode: errorCode || null,
    ...(error !== undefined && { error }),
    rule,
    ...(fault !== undefined && { fault }),
    changes: changes.map(maskChange).map(({ path, before, after }) => ({ path: path.join('.'), before, after })),
    ...(call && { call: describeCall(maskCall(call)) }),
  }
}

function describeCall(call: NotedCall) {
  const { method, url, lang, uid, idempotencyKey, contentType, hasToken, personId, parts, durationMs, realAt } = call
  const [path = '', query = ''] = url.split('?', 2)
  const request = call.request && describeBody(call.request)
  const response = call.response && describeBody(call.response)
  const { username, personalNumber, step } = recordOf(request?.content)
  const login = username ?? personalNumber
  return {
    method,
    path,
    query,
    headers: {
      ...(lang !== undefined && { lang }),
      ...(uid !== undefined && { uid }),
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...(call.hasAccessKey && { 'access-key': MASKED }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    hasToken,
    ...(personId !== undefined && { personId }),
    ...(typeof login === 'string' && { login }),
    ...(typeof step === 'string' && { step }),
    ...(request && { request }),
    ...(parts.length > 0 && { parts }),
    ...(response && { response }),
    durationMs: Math.round(durationMs * 100) / 100,
    realAt: toIsoString(realAt),
  }
}

function describeBody({ text, size }: NotedBody) {
  const isCut = size > LONGEST_BODY
  return { size, ...(isCut && { isCut }), content: isCut ? text : (JSON.parse(text) as unknown) }
}

const recordOf = (content: unknown): Readonly<Record<string, unknown>> =>
  typeof content === 'object' && content !== null ? (content as Readonly<Record<string, unknown>>) : {}
