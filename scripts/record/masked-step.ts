import type { components } from '#generated/sandbox.d.ts'
import { type Contract, type JsonObject, type Operation, readContract } from '#mock/http/contract.ts'
import { Schemas } from '#mock/http/schemas.ts'
import { type Exchange, headerOf, jsonOf, partsOf, type SentPart } from './exchange.ts'
import { Mask } from './mask.ts'
import { Pseudonyms } from './pseudonyms.ts'
import { SchemaBranches } from './schema-branches.ts'
import { standInOfSignIn } from './sign-in-stand-in.ts'

type CallStep = components['schemas']['CallStep']

/** Why a call is not in the recording. */
export type LeftOut = 'not-of-the-contract' | 'no-answer' | 'still-telling'

/** Answers the same to everybody: the foundation's own texts and settings. */
const ABOUT_NOBODY = new Set(['getValueStore', 'getHelpRequestForm'])
/** A masked text this short may stand in a kept one by chance (`5`, `CZ`). */
const TELLING_LENGTH = 4

/** Turns calls of a real backend into steps of a recording that tell of nobody. */
export class MaskedSteps {
  readonly #contract: Contract
  readonly #branches: SchemaBranches
  readonly #pseudonyms = new Pseudonyms()
  readonly #mask: Mask
  readonly #codes: ReadonlySet<string>

  constructor(document: JsonObject) {
    this.#contract = readContract(document)
    this.#branches = new SchemaBranches(document)
    this.#mask = new Mask(this.#branches, new Schemas(this.#contract), this.#pseudonyms)
    const words = JSON.stringify(document).matchAll(/[`"]([a-z][a-z0-9-]{0,59})[`"\\]/g)
    this.#codes = new Set(Array.from(words, ([, word]) => word ?? ''))
  }

  async step(exchange: Exchange): Promise<CallStep | LeftOut> {
    const { method, url, answer } = exchange
    const { pathname, searchParams } = new URL(url, 'http://recorded.invalid')
    const operation = this.#operationOf(method, pathname)
    if (!operation) return 'not-of-the-contract'
    if (!answer) return 'no-answer'
    const isAboutNobody = ABOUT_NOBODY.has(operation.id)
    const said = jsonOf(answer.body)
    const body = jsonOf(exchange.body)
    const parts = await partsOf(exchange)
    const key = headerOf(exchange, 'idempotency-key')
    const lang = headerOf(exchange, 'lang')
    const query = [...searchParams].filter(([name]) => name !== 'uid')
    const code = said?.error_code ?? answer.status
    const step: CallStep = {
      kind: 'call',
      at: new Date(answer.date ?? Date.now()).toISOString(),
      operationId: operation.id,
      method: method as CallStep['method'],
      path: isAboutNobody ? pathname : this.#path(operation, pathname),
      query: Object.fromEntries(query.map(([name, value]) => [name, this.#parameter(operation, name, value)])),
      uid: this.#text(
        headerOf(exchange, 'uid') || (searchParams.get('uid') ?? ''),
        ['components', 'schemas', 'PersonId'],
        'personId',
      ),
      ...((lang === 'cs' || lang === 'en') && { lang }),
      ...(key !== '' && { idempotencyKey: this.#parameter(operation, 'Idempotency-Key', key) }),
      ...(body && { body: this.#body(operation, body, said?.error) }),
      ...(parts && { files: parts.map((part) => this.#part(part)) }),
      httpStatus: answer.status,
      errorCode: typeof code === 'number' ? code : 0,
      ...(typeof said?.error === 'string' && { error: this.#code(said.error) }),
      ...(said && { answer: isAboutNobody ? said : this.#answer(operation, answer.status, said) }),
    }
    return this.#tells(step) ? 'still-telling' : step
  }

  /** What is kept is searched for everything that was masked so far: a value may stand inside a text that was let through. */
  #tells(step: CallStep): boolean {
    if (ABOUT_NOBODY.has(step.operationId)) return false
    const texts = textsOf({ ...step, kind: '', at: '', operationId: '', method: '', lang: '', error: '' })
    for (const real of this.#pseudonyms.real())
      if (
        real.length >= TELLING_LENGTH &&
        texts.some((text) => text.includes(real) && !this.#codes.has(text) && !this.#pseudonyms.made(text))
      )
        return true
    return false
  }

  #operationOf(method: string, pathname: string): Operation | undefined {
    const fitting = this.#contract.operations.filter((one) => one.method === method && matcher(one).test(pathname))
    return fitting.toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)[0]
  }

  #path(operation: Operation, pathname: string): string {
    const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '')
    const values = matcher(operation).exec(pathname)?.slice(1) ?? []
    return names.reduce((path, name, index) => {
      const value = decodeURIComponent(values[index] ?? '')
      return path.replace(`{${name}}`, encodeURIComponent(this.#parameter(operation, name, value)))
    }, operation.path)
  }

  #parameter({ parameters }: Operation, name: string, value: string): string {
    const found = parameters.find((parameter) => parameter.name.toLowerCase() === name.toLowerCase())
    return this.#mask.text(value, this.#branches.of(found?.schema), name)
  }

  #text(value: string, pointer: readonly string[], key: string): string {
    return this.#mask.text(value, this.#branches.of(reference(pointer)), key)
  }

  /** The mailbox that a message goes to is the foundation's own, and the rule of the operation. */
  #body({ id, pointer }: Operation, body: Readonly<Record<string, unknown>>, error: unknown): JsonObject {
    const { to, ...rest } = body
    const isKept = id === 'sendEmailForm' && typeof to === 'string'
    const masked = this.#mask.value(isKept ? rest : body, this.#content(`${pointer}/requestBody`), '') as JsonObject
    return isKept ? { to, ...masked } : standInOfSignIn(id, masked, typeof error === 'string' ? error : undefined)
  }

  #content(pointer: string): readonly JsonObject[] {
    const [holder] = this.#branches.of({ $ref: pointer })
    const content = holder?.content as JsonObject | undefined
    return this.#branches.of((content?.['application/json'] as JsonObject | undefined)?.schema)
  }

  #answer({ pointer }: Operation, status: number, said: Readonly<Record<string, unknown>>): JsonObject {
    const { fields, ...rest } = said
    const masked = this.#mask.value(rest, this.#content(`${pointer}/responses/${status}`), '') as JsonObject
    if (typeof fields !== 'object' || fields === null) return masked
    const codes = Object.entries(fields).map(([name, code]) => [
      /^[A-Za-z][\w.[\]]*$/.test(name) ? name : 'unknown',
      this.#code(String(code)),
    ])
    return { ...masked, fields: Object.fromEntries(codes) as JsonObject }
  }

  /** A code of the contract's own vocabulary, or nothing: a backend under work may say anything there. */
  #code(text: string): string {
    return this.#codes.has(text) ? text : 'unknown'
  }

  #part({ meta, name, type, size }: SentPart): SentPart {
    const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''
    const stem = this.#pseudonyms.of(name, undefined, (text) => /^id-\d+$/.test(text))
    const category = jsonOf(Buffer.from(meta))?.category
    return {
      meta: JSON.stringify(typeof category === 'string' ? { category: this.#code(category) } : {}),
      name: `${stem}${ending}`,
      type,
      size,
    }
  }
}

const matcher = ({ path }: Operation): RegExp => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`)

const reference = (pointer: readonly string[]): JsonObject => ({ $ref: `#/${pointer.join('/')}` })

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
