import { MASKED } from '#rules/masked-value.ts'
import { isSecretName, maskForms, maskJson, maskText } from './mask-text.ts'

/** The longest part of a body that the journal holds, in characters. */
export const LONGEST_BODY = 16_384

/** A body as JSON text, cut at the limit; `size` is its whole length in characters. */
export interface NotedBody {
  /** Undefined once the journal had no room for it any more. */
  readonly text: string | undefined
  readonly size: number
}

/** One part of an upload, without its bytes. */
export interface NotedPart {
  readonly name: string
  readonly fileName: string
  readonly mediaType: string
  readonly size: number
}

/** What was sent and what was computed as the response, as plain data. The token itself is not held. */
export interface NotedCall {
  readonly method: string
  /** As in the contract: `/families/{familyId}`; empty for an unknown path. */
  readonly template: string
  /** As requested, without the origin. */
  readonly url: string
  readonly lang: string | undefined
  readonly uid: string | undefined
  /** Shortened. */
  readonly idempotencyKey: string | undefined
  readonly contentType: string | undefined
  readonly hasToken: boolean
  readonly hasAccessKey: boolean
  readonly personId: string | undefined
  readonly scope: string | undefined
  /** Of a sign-in, since the journal may drop the body. */
  readonly login?: string | undefined
  readonly step?: string | undefined
  readonly request: NotedBody | undefined
  readonly parts: readonly NotedPart[]
  readonly response: NotedBody | undefined
  readonly durationMs: number
  /** Epoch ms of the server's clock. */
  readonly realAt: number
}

export const noteBody = (text: string): NotedBody => ({ text: cut(text), size: text.length })

/** A cut may divide a character of two code units. */
const cut = (text: string): string => (text.length > LONGEST_BODY ? text.slice(0, LONGEST_BODY).toWellFormed() : text)

const maskBody = ({ text, size }: NotedBody, showsFields: boolean): NotedBody => ({
  text: text && maskJson(text, { showsFields }),
  size,
})
export const maskRequest = (body: NotedBody): NotedBody => maskBody(body, false)

/** Masking what is already masked changes nothing. */
export const maskCall = (call: NotedCall): NotedCall => ({
  ...call,
  url: maskUrl(call.url, call.template),
  uid: call.uid && maskForms(call.uid),
  lang: call.lang && maskForms(call.lang),
  contentType: call.contentType && maskForms(call.contentType),
  login: call.login && maskForms(call.login),
  step: call.step && maskForms(call.step),
  request: call.request && maskRequest(call.request),
  response: call.response && maskBody(call.response, true),
})

/** A part of an unknown path that may be a key of a link or of a payment. */
const LIKE_A_KEY = /^(?=.*\d).{12,}$/

const BELOW_BASE = /^(?:\/w\/[^/]+)?\/api/

/** The address below the base of the API, with the parameters masked whose names are secret. */
function maskUrl(url: string, template: string): string {
  const [path = '', query] = url.replace(BELOW_BASE, '').split('?', 2)
  const names = template.split('/')
  const masked = path.split('/').map((part, index) => {
    const name = /^\{(.+)\}$/.exec(names[index] ?? '')?.[1]
    const isSecret = name === undefined ? template === '' && LIKE_A_KEY.test(part) : isSecretName(name)
    return isSecret ? MASKED : maskEncoded(part, maskForms)
  })
  return query === undefined ? masked.join('/') : `${masked.join('/')}?${query.split('&').map(maskPair).join('&')}`
}

function maskPair(pair: string): string {
  const [key = '', value] = pair.split('=', 2)
  // `token[]` and `filter[token]` are named by the last of their words.
  const name =
    decode(key)
      .match(/[^[\]]+/g)
      ?.at(-1) ?? ''
  const shownKey = maskEncoded(key, (text) => maskText(text, name))
  if (!value) return value === undefined ? shownKey : `${shownKey}=`
  return `${shownKey}=${isSecretName(name) ? MASKED : maskEncoded(value, (text) => maskValue(text, name))}`
}

/** A value may be JSON, with names of its own. */
const maskValue = (text: string, name: string): string =>
  /^\s*[[{]/.test(text) ? maskJson(text, { showsFields: false }) : maskText(text, name)

/** A part of an address as it was sent, or hidden if its text has a secret. */
const maskEncoded = (part: string, maskOne: (text: string) => string): string =>
  maskOne(part) === part && maskOne(decode(part)) === decode(part) ? part : MASKED

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
