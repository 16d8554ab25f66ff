import { callOfPact } from './call-of-pact.ts'
import { isVolatile } from './expectation.ts'
import { frozenClock } from './file-request.ts'
import { BOUNDARY, multipartBody } from './multipart-body.ts'
import { type NoteTexts, noteTexts } from './note-texts.ts'
import type { CallStep, FileRequest, RecordedFile, Recording } from './recording.ts'
import { pactCommand } from './run-command.ts'
import { pathTemplate, placeFor, sessionParams, stateValueName, valuesFor } from './session-params.ts'
import { slugOf } from './slug.ts'
import { leaves, type Value } from './values.ts'

export const RECORDED_SESSION = 'a recorded session'
const FOLDER = 'contracts/session-pacts'
const TYPE = { combine: 'AND', matchers: [{ match: 'type' }] }
/** A text in the form of an access token, not issued to any person. */
const SAMPLE_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln'

/** One call of a session as the only interaction of a Pact file (specification 4); the steps before it are its provider state. */
export function writePact(
  recording: Recording,
  { title, step: chosenStep, origin, lang }: FileRequest,
): RecordedFile | { refused: string } {
  const index = chosenStep ?? callOfPact(recording.steps)
  const texts = noteTexts(lang)
  if (index === undefined) return { refused: texts.pactNeedsCall }
  const step = recording.steps[index]
  if (step?.kind !== 'call') return { refused: texts.isNoCall(index, listCalls(recording)) }
  if (step.httpStatus === 0) return { refused: texts.isBroken(step.operationId, step.fault ?? '') }
  const notes = notesOf(recording, index, texts)
  const interaction = {
    description: title,
    pending: false,
    providerStates: [{ name: RECORDED_SESSION, params: sessionParams(recording, index) }],
    request: requestOf(
      step,
      valuesFor(recording.steps.slice(0, index + 1)).filter(({ step: from }) => from < index),
    ),
    response: responseOf(step, frozenClock(recording)[index] ?? false),
    type: 'Synchronous/HTTP',
  }
  const pact = {
    consumer: { name: 'portal' },
    interactions: [interaction],
    metadata: { pactSpecification: { version: '4.0' } },
    provider: { name: 'provider' },
  }
  const name = `${slugOf(title)}.json`
  const run = pactCommand(`${FOLDER}/${name}`, origin)
  return { name, folder: FOLDER, run, text: `${JSON.stringify(pact, null, 2)}\n`, notes }
}

const listCalls = ({ steps }: Recording) =>
  steps.flatMap(({ kind }, index) => (kind === 'call' ? [index] : [])).join(', ')

function notesOf({ steps }: Recording, index: number, texts: NoteTexts): string[] {
  const uploads = steps.slice(0, index + 1).flatMap((step) => (step.kind === 'call' ? (step.files ?? []) : []))
  const names = [...new Set(uploads.map(({ name }) => name).filter((name) => name !== ''))]
  const isWhole = steps[index]?.kind !== 'call' || steps[index].answer !== undefined
  return [...names.map(texts.bytesReplaced), ...(isWhole ? [] : [texts.answerReplaced]), texts.partnerLeavesOut]
}

function requestOf(step: CallStep, values: readonly Value[]) {
  const { method, path, query, uid, session, lang = 'cs', accessKey, idempotencyKey, body, files } = step
  const isSignedIn = session !== undefined
  const withUid = { ...(method !== 'POST' && { uid }), ...query }
  const inBody = leaves(body).flatMap(({ text, keys }) => ruleFor(`$${jsonPath(keys)}`, text, values))
  const inQuery = Object.entries(withUid).flatMap(([name, text]) =>
    name === 'uid' ? (isSignedIn ? [[name, placeFor('uid')] as const] : []) : ruleFor(name, text, values),
  )
  const inHeader = [
    ...(isSignedIn ? [['Authorization', placeFor('token')] as const, ['uid', placeFor('uid')] as const] : []),
    ...ruleFor('Access-Key', accessKey ?? '', values),
  ]
  const expression = pathTemplate(path, values)
  const inPath = expression === path ? {} : { path: { expression, type: 'ProviderState' } }
  const places = { body: inBody, header: inHeader, query: inQuery }
  const headers = {
    Accept: ['application/json'],
    ...(isSignedIn && { Authorization: [SAMPLE_TOKEN] }),
    ...(files && { 'Content-Type': [`multipart/form-data; boundary=${BOUNDARY}`] }),
    ...(body && { 'Content-Type': ['application/json'] }),
    ...(accessKey !== undefined && { 'Access-Key': [accessKey] }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': [idempotencyKey] }),
    lang: [lang],
    uid: [uid],
  }
  return {
    ...(files && { body: uploadBody(files) }),
    ...(body && { body: { content: body, contentType: 'application/json', encoded: false } }),
    generators: { ...inPath, ...eachPlace(places, (value) => ({ expression: value, type: 'ProviderState' })) },
    headers,
    matchingRules: { ...(expression !== path && { path: TYPE }), ...eachPlace(places, () => TYPE) },
    method,
    path,
    ...(Object.keys(withUid).length > 0 && { query: eachValue(withUid, (text) => [text]) }),
  }
}

const uploadBody = (files: NonNullable<CallStep['files']>) => ({
  content: multipartBody(files).toString('base64'),
  contentType: `multipart/form-data;boundary=${BOUNDARY}`,
  encoded: 'base64',
})

function responseOf({ httpStatus, answer }: CallStep, clockStands: boolean) {
  if (!answer) return { status: httpStatus }
  const rules = leaves(answer)
    .filter(({ text }) => isVolatile(text, clockStands))
    .map(({ keys }) => [`$${jsonPath(keys)}`, TYPE])
  return {
    body: { content: answer, contentType: 'application/json', encoded: false },
    headers: { 'Content-Type': ['application/json'] },
    ...(rules.length > 0 && { matchingRules: { body: Object.fromEntries(rules) as object } }),
    status: httpStatus,
  }
}

type Rule = readonly [place: string, expression: string]

function ruleFor(place: string, text: string, values: readonly Value[]): Rule[] {
  const expression = stateValueName(text, values)
  return expression === undefined ? [] : [[place, expression]]
}

/** The places with matching rules, each rule created from its expression. */
function eachPlace<Made>(places: Readonly<Record<string, readonly Rule[]>>, make: (expression: string) => Made) {
  const given = Object.entries(places).filter(([, rules]) => rules.length > 0)
  return Object.fromEntries(
    given.map(([place, rules]) => [place, Object.fromEntries(rules.map(([name, value]) => [name, make(value)]))]),
  )
}

const eachValue = <Made>(record: Readonly<Record<string, string>>, make: (text: string) => Made) =>
  Object.fromEntries(Object.entries(record).map(([name, text]) => [name, make(text)]))

const jsonPath = (keys: readonly (string | number)[]): string =>
  keys
    .map((key) =>
      typeof key === 'number'
        ? `[${key}]`
        : /^\w+$/.test(key)
          ? `.${key}`
          : `['${key.replaceAll("'", String.raw`\'`)}']`,
    )
    .join('')
