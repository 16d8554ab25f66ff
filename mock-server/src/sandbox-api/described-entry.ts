import { MASKED } from '#rules/masked-value.ts'
import { toIsoString } from '../domain/time/instant.ts'
import type { JournalEntry } from '../world/journal/journal.ts'
import { maskChange } from '../world/journal/mask.ts'
import { LONGEST_BODY, maskCall, type NotedBody, type NotedCall } from '../world/journal/noted-call.ts'

/** An entry as the control plane shows it, masked. */
export function describeEntry(entry: JournalEntry) {
  const { id, at, operationId, event, httpStatus, errorCode, error, rule, fault, faulted, changes, call } = entry
  const { resendOf, ...rest } = faulted ?? {}
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
    ...rest,
    ...(resendOf !== undefined && { resendOf: `j-${resendOf}` }),
    changes: changes.map(maskChange).map(({ path, before, after }) => ({ path: path.join('.'), before, after })),
    ...(call && { call: describeCall(maskCall(call)) }),
  }
}

function describeCall(call: NotedCall) {
  const { method, url, lang, uid, idempotencyKey, contentType, hasToken, personId, login, step } = call
  const { parts, durationMs, realAt } = call
  const [path = '', query = ''] = url.split('?', 2)
  const request = call.request && describeBody(call.request)
  const response = call.response && describeBody(call.response)
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
    ...(login !== undefined && { login }),
    ...(step !== undefined && { step }),
    ...(request && { request }),
    ...(parts.length > 0 && { parts }),
    ...(response && { response }),
    durationMs: Math.round(durationMs * 100) / 100,
    realAt: toIsoString(realAt),
  }
}

function describeBody({ text, size }: NotedBody) {
  if (text === undefined) return { size, isDropped: true }
  const isCut = size > LONGEST_BODY
  return { size, ...(isCut && { isCut }), content: isCut ? text : (JSON.parse(text) as unknown) }
}
