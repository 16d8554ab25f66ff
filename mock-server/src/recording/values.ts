import type { CallStep, RecordedStep, SentMessage } from './recording.ts'

/** The source of a text that was sent, typed or opened. */
export type Origin =
  | { readonly kind: 'answer'; readonly path: string }
  | { readonly kind: 'code'; readonly channel: SentMessage['channel']; readonly to: string; readonly count: number }
  | { readonly kind: 'link'; readonly to: string; readonly parameter: string }

/** A text of the session that differs in another run, under a name of its own. */
export interface Value {
  readonly name: string
  readonly text: string
  readonly origin: Origin
  /** The step that returned it. */
  readonly step: number
  /** The first step that used it. */
  readonly firstUse: number
  /** The last step at which it can still be read, because it is the newest of its kind. */
  readonly newestUntil: number
}

type Found = Pick<Value, 'text' | 'origin' | 'step'> & { readonly preferredName: string }

const ID_KEY = /(?:^id|Id|ID|[kK]ey|[tT]oken)$/
const SHORTEST = 3
/** What the worlds' generator makes up: twenty letters and digits. */
export const isMadeUp = (text: string): boolean => /(?<![a-z0-9])([a-z0-9]{20}|[a-z0-9]{26})(?![a-z0-9])/.test(text)

/** Texts of a step that an earlier one returned, in the order of their first use. */
export function findValues(steps: readonly RecordedStep[]): readonly Value[] {
  const known = new Map<string, Found>()
  const used = new Map<Found, number>()
  const counts = { sms: 0, email: 0 }
  for (const [index, step] of steps.entries()) {
    for (const text of textsOf(step)) {
      const found = known.get(text)
      if (found && !used.has(found)) used.set(found, index)
    }
    for (const found of returnedBy(step, index, counts)) if (!known.has(found.text)) known.set(found.text, found)
  }
  const taken = new Set<string>()
  return [...used].map(([{ preferredName, ...found }, firstUse]) => {
    const name = freeName(preferredName, taken)
    return { ...found, name, firstUse, newestUntil: newestUntil(steps, found) }
  })
}

/** Every text that a step sends or types; parts of a path and of an address one by one. */
function textsOf(step: RecordedStep): readonly string[] {
  if (step.kind === 'fill') return [step.value]
  if (step.kind === 'go') return partsOfAddress(step.path)
  if (step.kind !== 'call') return []
  const { path, accessKey, query, body } = step
  return [...partsOfAddress(path), accessKey ?? '', ...Object.values(query), ...leaves(body).map(({ text }) => text)]
}

function returnedBy(step: RecordedStep, index: number, counts: Record<'sms' | 'email', number>): readonly Found[] {
  const sent = 'sent' in step ? (step.sent ?? []) : []
  const ofMessages = sent.flatMap(({ channel, to, code, link }): Found[] => {
    if (code === undefined) return link === undefined ? [] : linkValues(link, to, index)
    counts[channel] += 1
    const origin: Origin = { kind: 'code', channel, to, count: counts[channel] }
    return [{ preferredName: 'code', text: code, step: index, origin }]
  })
  return step.kind === 'call' ? [...ofMessages, ...idsOf(step, index)] : ofMessages
}

function idsOf({ answer }: CallStep, step: number): Found[] {
  return leaves(answer)
    .filter(({ text, keys }) => text.length >= SHORTEST && (ID_KEY.test(lastName(keys)) || isMadeUp(text)))
    .map(({ text, keys }) => ({
      preferredName: nameFor(keys),
      text,
      step,
      origin: { kind: 'answer', path: joinKeys(keys) },
    }))
}

const linkValues = (link: string, to: string, step: number): Found[] =>
  [...new URL(link, 'http://portal').searchParams]
    .filter(([, text]) => text.length >= SHORTEST)
    .map(([parameter, text]) => ({ preferredName: 'link', text, step, origin: { kind: 'link', to, parameter } }))

/** The last step at which „the newest of its kind“ means this one. */
function newestUntil(steps: readonly RecordedStep[], { origin, step }: Pick<Value, 'origin' | 'step'>): number {
  if (origin.kind === 'answer') return step
  const isRival = ({ channel, to, code, link }: SentMessage) =>
    origin.kind === 'link'
      ? to === origin.to && link !== undefined
      : channel === origin.channel && code !== undefined && (channel === 'sms' || to === origin.to)
  const next = steps.findIndex((later, index) => index > step && 'sent' in later && later.sent?.some(isRival))
  return next === -1 ? steps.length : next
}

export interface Leaf {
  readonly text: string
  readonly keys: readonly (string | number)[]
}

/** Every text in a JSON value and its path. */
export function leaves(value: unknown, keys: readonly (string | number)[] = []): readonly Leaf[] {
  if (typeof value === 'string') return [{ text: value, keys }]
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, [...keys, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => leaves(member, [...keys, key]))
}

function partsOfAddress(address: string): string[] {
  const url = URL.parse(address, 'http://portal')
  if (!url) return []
  return [...url.pathname.split('/').map((part) => decodePart(part)), ...url.searchParams.values()].filter(Boolean)
}

/** A part of a path as a text; one that is not well encoded is returned unchanged. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** `Data.Phones[0].Id`. */
const joinKeys = (keys: readonly (string | number)[]): string =>
  keys.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${key}`)).join('')

const lastName = (keys: readonly (string | number)[]): string => keys.findLast((key) => typeof key === 'string') ?? ''

/** `TransactionId` becomes transactionId, the `Id` of one of `Phones` becomes phoneId. */
function nameFor(keys: readonly (string | number)[]): string {
  const names = keys.filter((key) => typeof key === 'string').map((key) => key.replaceAll(/\W/g, ''))
  const last = names.at(-1) ?? ''
  const owner = names.at(-2)?.replace(/s$/, '') ?? ''
  const name = /^id$/i.test(last) && !/^(response|Data)$/.test(owner) ? `${owner}Id` : last
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

/** A name that can be a word of the language or a name that the file uses for something else gets an ending. */
function freeName(preferredName: string, taken: Set<string>): string {
  const isPlain = ID_KEY.test(preferredName) || preferredName === 'code' || preferredName === 'link'
  const base = `${/^[a-z]/.test(preferredName) ? '' : 'text'}${preferredName}${isPlain ? '' : 'Value'}`
  const name = taken.has(base)
    ? ([...Array(999).keys()].map((n) => `${base}${n + 2}`).find((one) => !taken.has(one)) ?? base)
    : base
  taken.add(name)
  return name
}
