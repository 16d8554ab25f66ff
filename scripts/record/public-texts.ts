import type { Contract, Json, JsonObject } from '#mock/kernel/contract/contract.ts'
import { requestForm } from '#mock/resources/help-request/request-forms/request-form.rules.ts'
import { RENEWAL_FORM } from '#mock/resources/renewal/renewal-form.rules.ts'
import { emptyState } from '#mock/scenarios/people/people-state.ts'

/** File extensions and types that may be saved; any other may be personal. */
const ENDINGS = new Set(
  'bmp csv doc docx exe gif heic htm html jpeg jpg mp4 pdf png svg txt webp xls xlsx zip'.split(' '),
)
const FILE_TYPE =
  /^(image\/(bmp|gif|heic|jpeg|png|svg\+xml|webp)|application\/(pdf|zip|msword|octet-stream)|text\/(plain|html|csv))$/
const LONGEST_INDEX = 3

/** The public texts of this repository: names and codes of the contract, settings and forms of the foundation. */
export class PublicTexts {
  readonly #names: ReadonlySet<string>
  readonly #codes: ReadonlySet<string>
  readonly #settings = new Set([...Object.keys(emptyState.values), ...idsOf([forms, RENEWAL_FORM])])

  constructor({ document, operations }: Contract) {
    const quoted = JSON.stringify(withoutExamples(document)).matchAll(/[`"]([a-z][a-z0-9-]{0,59})[`"\\]/g)
    this.#codes = new Set(Array.from(quoted, ([, word]) => word ?? ''))
    this.#names = new Set([
      'meta',
      'File',
      ...operations.flatMap((one) => one.parameters.map(({ name }) => name)),
      ...namesOf(document),
    ])
  }

  /** A key of the value store, or the id of a form, of an item or of a category of files. */
  isSetting = (text: string): boolean => this.#settings.has(text)

  isMailbox = (text: string): boolean => emptyState.foundationMailboxes.includes(text)

  isCode = (text: string): boolean => this.#codes.has(text)

  /** A part of a field's name: `address`, the `0` of `meta[0]`. */
  isName = (text: string): boolean =>
    this.#names.has(text) || this.isSetting(text) || (/^\d+$/.test(text) && text.length < LONGEST_INDEX)

  endingOf(fileName: string): string {
    const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
    return ENDINGS.has(ending) ? `.${ending}` : ''
  }

  fileType = (type: string): string => (type === '' || FILE_TYPE.test(type) ? type : 'application/octet-stream')
}

const forms = [requestForm('oncological'), requestForm('other')]

const idsOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, item]) =>
        name === 'id' && typeof item === 'string' ? [item] : idsOf(item),
      )

const namesOf = (value: Json): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value as JsonObject).flatMap(([name, item]) => [
        ...(name === 'properties' ? Object.keys(item as JsonObject) : []),
        ...namesOf(item),
      ])

/** An example may equal the name of a person. */
function withoutExamples(value: Json): Json {
  if (Array.isArray(value)) return (value as Json[]).map(withoutExamples)
  if (typeof value !== 'object' || value === null) return value
  const remaining = Object.entries(value).filter(([name]) => name !== 'example' && name !== 'examples')
  return Object.fromEntries(remaining.map(([name, item]) => [name, withoutExamples(item)]))
}
