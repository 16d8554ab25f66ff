import type { components } from '#generated/sandbox.d.ts'
import { compileContract } from '#mock/kernel/contract/compiled-contract.ts'
import type { Contract, JsonObject, Operation } from '#mock/kernel/contract/contract.ts'
import { formParts, hasEnvelope, headerOf, jsonOf, type RecordedExchange } from './exchange.ts'
import { fakeSignInByOutcome, withoutUnknownNumbers } from './fake-sign-in.ts'
import { Mask, type MaskParts } from './mask.ts'
import { maskedAnswer } from './masked-answer.ts'
import { maskedPart } from './masked-files.ts'
import { Pseudonyms } from './pseudonyms.ts'
import { PublicTexts } from './public-texts.ts'
import { SchemaBranches, SchemaFits } from './schema-branches.ts'

type CallStep = components['schemas']['CallStep']

export interface MaskedCall {
  /** Missing if the call cannot be saved. */
  readonly step?: CallStep
  /** `GET` for a call that the contract does not know, otherwise its operation. */
  readonly name: string
  /** Deviations from the contract, in texts without personal data. */
  readonly warnings: readonly string[]
}

const NOT_RECORDED = {
  notOfTheContract: 'passed on, not recorded: the contract has no such call',
  noAnswer: 'passed on, not recorded: no complete answer came',
  noEnvelope:
    'passed on, not recorded: the answer is no envelope of the API (is the address of the provider right, with its /api?)',
  stillLeaking: 'passed on, not recorded: a value that is replaced elsewhere would have remained in the recording',
}
/** The format of HTTP; any other text is not the time of an answer. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/
/** A replaced text this short may occur in a saved one by chance (`5`, `CZ`). */
const LEAK_LENGTH = 4

/** Converts calls of a real backend to steps of a recording without personal data. */
export class MaskedSteps {
  readonly #contract: Contract
  readonly #parts: MaskParts

  constructor(document: JsonObject) {
    const { contract, schemas } = compileContract(document)
    this.#contract = contract
    this.#parts = {
      branches: new SchemaBranches(document),
      schemas: new SchemaFits(schemas),
      pseudonyms: new Pseudonyms(),
      publicTexts: new PublicTexts(this.#contract),
    }
  }

  async step(exchange: RecordedExchange): Promise<MaskedCall> {
    const { pathname } = new URL(exchange.url, 'http://recorded.invalid')
    const operation = this.#operationOf(exchange.method, pathname)
    if (!operation) return { name: methodOf(exchange), warnings: [NOT_RECORDED.notOfTheContract] }
    const name = operation.id
    const { answer } = exchange
    if (!answer) return { name, warnings: [NOT_RECORDED.noAnswer] }
    const envelope = jsonOf(answer.body)
    if (!hasEnvelope(envelope) && !answer.contentType.startsWith('application/pdf'))
      return { name, warnings: [NOT_RECORDED.noEnvelope] }
    const at = new Date(HTTP_DATE.test(answer.date ?? '') ? (answer.date ?? '') : Date.now()).toISOString()
    const request = await this.#maskRequest(operation, exchange, {
      pathname,
      today: at.slice(0, 10),
      error: envelope?.error,
    })
    const mask = new Mask(this.#parts, 'answer', at.slice(0, 10))
    const schemas = this.#content(`${operation.pointer}/responses/${answer.status}`)
    const { warnings, ...outcome } = maskedAnswer(operation, { status: answer.status, envelope }, schemas, {
      parts: this.#parts,
      mask,
    })
    const step: CallStep = { kind: 'call', at, operationId: name, ...request, httpStatus: answer.status, ...outcome }
    return this.#leaks(step) ? { name, warnings: [NOT_RECORDED.stillLeaking] } : { step, name, warnings }
  }

  async #maskRequest(
    operation: Operation,
    exchange: RecordedExchange,
    { pathname, today, error }: { readonly pathname: string; readonly today: string; readonly error: unknown },
  ) {
    const { searchParams } = new URL(exchange.url, 'http://recorded.invalid')
    const mask = new Mask(this.#parts, 'request', today)
    const body = jsonOf(exchange.body)
    const parts = await formParts(exchange)
    const accessKey = headerOf(exchange, 'access-key')
    const key = headerOf(exchange, 'idempotency-key')
    const lang = languageOf(exchange)
    const uid = headerOf(exchange, 'uid') || (searchParams.get('uid') ?? '')
    const query = [...searchParams].filter(([name]) => name !== 'uid')
    const { pointer, id } = operation
    return {
      method: operation.method as CallStep['method'],
      path: this.#path(operation, pathname, mask),
      query: Object.fromEntries(query.map(([name, value]) => this.#inQuery(operation, name, value, mask))),
      uid: mask.text(uid, this.#parts.branches.of({ $ref: '#/components/schemas/PersonId' }), 'personId'),
      ...(lang && { lang }),
      ...(accessKey !== '' && { accessKey: this.#parameter(operation, 'Access-Key', accessKey, mask) }),
      ...(key !== '' && { idempotencyKey: this.#parameter(operation, 'Idempotency-Key', key, mask) }),
      ...(body && {
        body: fakeSignInByOutcome(
          id,
          mask.value(withoutUnknownNumbers(body, error), this.#content(`${pointer}/requestBody`), '') as JsonObject,
          typeof error === 'string' ? error : undefined,
        ),
      }),
      ...(parts && {
        files: parts.map((part) =>
          maskedPart(part, this.#parts, mask, this.#content(`${pointer}/requestBody`, 'multipart/form-data')),
        ),
      }),
    }
  }

  /** The last safeguard: the saved text is searched for every value that was replaced so far. */
  #leaks({ kind: _kind, at: _at, method: _method, operationId: _id, lang: _lang, ...step }: CallStep): boolean {
    const { publicTexts, pseudonyms } = this.#parts
    const isPublic = (text: string) => publicTexts.isCode(text) || publicTexts.isName(text)
    const texts = textsOf({ ...step, path: step.path.split('/') }).filter(
      (text) => !isPublic(text) && !pseudonyms.made(text),
    )
    return [...pseudonyms.real()].some(
      (real) => real.length >= LEAK_LENGTH && !isPublic(real) && texts.some((text) => text.includes(real)),
    )
  }

  #operationOf(method: string, pathname: string): Operation | undefined {
    const fitting = this.#contract.operations.filter((one) => one.method === method && matcher(one).test(pathname))
    return fitting.toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)[0]
  }

  #path(operation: Operation, pathname: string, mask: Mask): string {
    const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '')
    const values = matcher(operation).exec(pathname)?.slice(1) ?? []
    return names.reduce((path, name, index) => {
      const real = decodeURIComponent(values[index] ?? '')
      // The path lists several keys of the value store: public ones are not masked.
      const texts = name === 'keys' ? real.split(',') : [real]
      const masked = texts.map((text) => this.#parameter(operation, name, text, mask))
      return path.replace(`{${name}}`, masked.map(encodeURIComponent).join(','))
    }, operation.path)
  }

  #inQuery(operation: Operation, name: string, value: string, mask: Mask): readonly [string, string] {
    const isKnown = operation.parameters.some((parameter) => parameter.in === 'query' && parameter.name === name)
    return [isKnown ? name : mask.name(name), this.#parameter(operation, name, value, mask)]
  }

  #parameter({ parameters }: Operation, name: string, value: string, mask: Mask): string {
    const found = parameters.find((parameter) => parameter.name.toLowerCase() === name.toLowerCase())
    return mask.text(value, this.#parts.branches.of(found?.schema), found?.name ?? '')
  }

  #content(pointer: string, type = 'application/json'): readonly JsonObject[] {
    const [holder] = this.#parts.branches.of({ $ref: pointer })
    const content = holder?.content as JsonObject | undefined
    return this.#parts.branches.of((content?.[type] as JsonObject | undefined)?.schema)
  }
}

function languageOf(exchange: RecordedExchange): CallStep['lang'] {
  const lang = headerOf(exchange, 'lang')
  return lang === 'cs' || lang === 'en' ? lang : undefined
}

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])
const methodOf = ({ method }: RecordedExchange): string => (METHODS.has(method) ? method : 'A call')

const matchers = new Map<string, RegExp>()

function matcher({ path }: Operation): RegExp {
  const known = matchers.get(path)
  if (known) return known
  const made = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`)
  matchers.set(path, made)
  return made
}

/** Texts and names of members; a number is always a pseudonym. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(textsOf)]
}
