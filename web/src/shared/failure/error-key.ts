import { ApiFailure } from '../api/envelope.ts'

type ErrorKey<Texts, Prefix extends string> = Extract<keyof Texts, `${Prefix}${string}`>

/** Key `{prefix}{error}` of a text that the specification defines; `{prefix}network` and `{prefix}unknown` for the rest. */
export function errorKey<Texts extends object, Prefix extends string>(
  texts: Texts,
  prefix: Prefix,
  failure: unknown,
): ErrorKey<Texts, Prefix> {
  const isNetwork = failure instanceof ApiFailure && failure.isNetwork
  const key = `${prefix}${failure instanceof ApiFailure && !isNetwork ? failure.error : 'unknown'}`
  // Not Object.hasOwn: Safari 15.0 lacks it.
  const isKnown = Object.getOwnPropertyDescriptor(texts, key) !== undefined
  return (isNetwork ? `${prefix}network` : isKnown ? key : `${prefix}unknown`) as ErrorKey<Texts, Prefix>
}
