import { fieldNames } from '#generated/provider.field-names.ts'
import { MASKED } from '#rules/masked-value.ts'

/** Names, in lower case, whose values are secrets or give access, and those of a person's name, contacts, address and account. */
const SECRET_NAMES = new Set([
  'authorization', 'password', 'oldpassword', 'newpassword', 'token', 'resettoken', 'undotoken', 'code', 'key', 'linkkey', 'accesskey', 'requestkey',
  'tabkey', 'linkid', 'link', 'emlid', 'transactionid', 'recurringid', 'changeid', 'gatewayurl', 'viewer', 'signature',
  'idempotencykey', 'email', 'phone', 'birthdate', 'birthyear', 'birthmonth', 'iban', 'prefix', 'number', 'bankcode', 'registrationnumber', 'name',
  'firstname', 'lastname', 'displayname', 'companyname', 'carername', 'patientname', 'recipientname', 'issuedto', 'cardholder', 'street',
  'housenumber', 'city', 'postalcode',
]) // biome-ignore format: a list read as one

/** Secrets and contacts by their form, wherever they are: tokens, ids that give access, signed addresses, e-mails, phone numbers. */
const SECRET_FORMS = new RegExp(
  [
    String.raw`\beyJ[\w-]{2,400}\.[\w-]{2,2000}\.[\w-]{2,2000}`,
    String.raw`\b(?:att|chg|edt|img|lnk|pay|plt|rec|rst|tab|und)_[\w-]{6,}`,
    String.raw`(?<=[?&#](?:viewer|signature|odkaz|token|emlid|pravidelna)=)[^&\s"#]+`,
    String.raw`[^\s@"<>,;:/?&=]{1,64}@[^\s@"<>,;:/?&=]{1,250}\.[a-z]{2,20}`,
    String.raw`\+\d(?:[ \u00a0\d-]{7,16})\d`,
  ].join('|'),
  'gi',
)

/** Names that no contract knows are classified by how they look: `api_key`, `heslo`, `X-Token`. */
const LOOKS_SECRET =
  /pass|pwd|heslo|token|secret|tajn|key|klic|credential|auth|cookie|session|signature|^sig$|otp|^pin|pin$|cv[vc]|card|code|kod|jwt|hash|salt|private/

/** Whether the value under a name is a secret, personal or unknown to the contract and named like a secret. */
export function isSecretName(name: string): boolean {
  if (SECRET_NAMES.has(name.toLowerCase())) return true
  if (fieldNames.has(name)) return false
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^a-z\d]/gi, '')
    .toLowerCase()
  return SECRET_NAMES.has(plain) || LOOKS_SECRET.test(plain)
}

/** Letters and digits without a space, as only a machine makes them. */
const LOOKS_MADE_UP = /^(?=[^\d]*\d)(?=[^a-z]*[a-z])[\w+/=~.-]{16,}$/i

/**
 * A text under a name: without the secrets that are recognised by their form, and hidden if a machine made it and the contract does not
 * know the name, or only as that of an object (`session`).
 */
export const maskText = (text: string, name: string): string =>
  LOOKS_MADE_UP.test(text) && (!fieldNames.has(name) || LOOKS_SECRET.test(name)) ? MASKED : maskForms(text)

/** Each of the forms has one of these; most texts have none, which is found out sooner. */
const PART_OF_SECRET = /[@+_=]|eyj/i

/** A text without the secrets that are recognised by their form. */
export const maskForms = (text: string): string =>
  PART_OF_SECRET.test(text) ? text.replace(SECRET_FORMS, MASKED) : text

/** A string with an optional colon after it, a string that the end cuts off, any other scalar, or a bracket. */
const JSON_PARTS = /"((?:[^"\\]|\\.)*)"(:?)|"(?:[^"\\]|\\.?)*$|-?\d[\d.eE+-]*|true|false|null|[{}[\]]/g

/** What decides for everything below a name: `answers` of a form and a secret hide it, `fields` of a refusal show it. */
type Section = { readonly hides: boolean; readonly depth: number }

/**
 * A JSON text, as `JSON.stringify` writes it, with its secrets masked. Works on the text, because a text that was cut cannot be parsed
 * and parsing all others would cost more than the call. Everything under `answers` is masked: the names of a form's questions do not show
 * which answer is personal. With `showsFields` everything under `fields` is shown: in a refusal they name what is wrong with a value.
 * A value without a name is hidden: no body of the contract is one.
 */
export function maskJson(text: string, { showsFields }: { readonly showsFields: boolean }): string {
  let name: string | undefined
  /** The names of the objects and lists around. */
  const outer: (string | undefined)[] = []
  let section: Section | undefined
  const sectionOf = (key: string): Section | undefined => {
    if (showsFields && key === 'fields') return { hides: false, depth: outer.length }
    // In an answer of the contract an object under such a name is no secret itself.
    return key === 'answers' || (!showsFields && isSecretName(key)) ? { hides: true, depth: outer.length } : undefined
  }
  return text.replace(JSON_PARTS, (part, content: string | undefined, colon: string) => {
    if (part === '{' || part === '[') outer.push(name)
    else if (part === '}' || part === ']') {
      name = outer.pop()
      if (section && outer.length <= section.depth) section = undefined
    } else if (colon) {
      if (outer.length === section?.depth) section = undefined
      name = content ?? ''
      const isInSection = section !== undefined
      section ??= sectionOf(name)
      return `${maskString(part.slice(0, -1), isInSection ? undefined : name)}:`
    } else return maskScalar(part, { name, section, isClosed: content !== undefined })
    return part
  })
}

type Place = { readonly name: string | undefined; readonly section: Section | undefined; readonly isClosed: boolean }

function maskScalar(part: string, { name, section, isClosed }: Place): string {
  const isSecret = section ? section.hides : name === undefined || isSecretName(name)
  if (isSecret && part !== 'null') return `"${MASKED}"`
  if (!isClosed) return part.startsWith('"') ? '"…' : part
  return maskString(part, section ? undefined : name)
}

/** A JSON string. It is decoded first, so that no escape sequence is taken apart. Without a name only secrets by form are hidden. */
function maskString(part: string, name: string | undefined): string {
  const text = JSON.parse(part) as string
  const masked = name === undefined ? maskForms(text) : maskText(text, name)
  return masked === text ? part : JSON.stringify(masked)
}
