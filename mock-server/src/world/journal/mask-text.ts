import { MASKED } from '#rules/masked-value.ts'

/** Names, in lower case, whose values are secrets or give access, and those of a person's name, contacts, address and account. */
const SECRET_NAMES = new Set([
  'authorization', 'password', 'oldpassword', 'newpassword', 'token', 'resettoken', 'undotoken', 'code', 'key', 'linkkey', 'requestkey',
  'tabkey', 'linkid', 'link', 'emlid', 'transactionid', 'paymentid', 'recurringid', 'changeid', 'gatewayurl', 'viewer', 'signature',
  'idempotencykey', 'email', 'phone', 'birthdate', 'dateofbirth', 'yearofbirth', 'birthyear', 'birthmonth', 'iban', 'prefix', 'number', 'bankcode', 'registrationnumber', 'name',
  'firstname', 'lastname', 'displayname', 'companyname', 'carername', 'patientname', 'recipientname', 'issuedto', 'cardholder', 'street',
  'housenumber', 'city', 'postalcode',
]) // biome-ignore format: a list read as one

/** Secrets and contacts by their form, wherever they are: tokens, ids that give access, signed addresses, e-mails, phone numbers. */
const SECRET_FORMS = new RegExp(
  [
    String.raw`\beyJ[\w-]{2,400}\.[\w-]{2,2000}\.[\w-]{2,2000}`,
    String.raw`\b(?:att|chg|img|lnk|pay|rec|rst|und)_[\w-]{6,}`,
    String.raw`(?<=[?&](?:viewer|signature|odkaz|token|emlid|pravidelna)=)[^&\s"#]+`,
    String.raw`[^\s@"<>,;:/?&=]{1,64}@[^\s@"<>,;:/?&=]{1,250}\.[a-z]{2,20}`,
    String.raw`\+\d(?:[ \d]{7,16})\d`,
  ].join('|'),
  'gi',
)

export const isSecretName = (name: string): boolean => SECRET_NAMES.has(name.toLowerCase())

/** Each of the forms has one of these; most texts have none, which is found out sooner. */
const PART_OF_SECRET = /[@+_=]|eyj/i

/** A text without the secrets that are recognised by their form. */
export const maskForms = (text: string): string =>
  PART_OF_SECRET.test(text) ? text.replace(SECRET_FORMS, MASKED) : text

/** A string with an optional colon after it, a string that the end cuts off, any other scalar, or a bracket. */
const JSON_PARTS = /"((?:[^"\\]|\\.)*)"(:?)|"(?:[^"\\]|\\.?)*$|-?\d[\d.eE+-]*|true|false|null|[{}[\]]/g

/**
 * A JSON text, as `JSON.stringify` writes it, with its secrets masked. Works on the text, because a text that was cut cannot be parsed
 * and parsing all others would cost more than the call. Everything under `answers` is masked: the names of a form's questions do not show
 * which answer is personal. With `showsFields` everything under `fields` is shown: in a refusal they name what is wrong with a value.
 */
export function maskJson(text: string, { showsFields }: { readonly showsFields: boolean }): string {
  let name = ''
  let depth = 0
  /** The name that decides for everything below it, and the depth at which it ends. */
  let section: { readonly name: string; readonly depth: number } | undefined
  return text.replace(JSON_PARTS, (part, content: string | undefined, colon: string) => {
    if (part === '{' || part === '[') depth += 1
    else if (part === '}' || part === ']') {
      depth -= 1
      if (section && depth <= section.depth) section = undefined
    } else if (colon) {
      if (depth === section?.depth) section = undefined
      name = content ?? ''
      if (!section && (name === 'answers' || (showsFields && name === 'fields'))) section = { name, depth }
    } else return maskScalar(part, { name, section: section?.name, isClosed: content !== undefined })
    return part
  })
}

type Place = { readonly name: string; readonly section: string | undefined; readonly isClosed: boolean }

function maskScalar(part: string, { name, section, isClosed }: Place): string {
  const isSecret = section === 'answers' || (section !== 'fields' && isSecretName(name))
  if (isSecret && part !== 'null') return `"${MASKED}"`
  if (!isClosed) return part.startsWith('"') ? '"…' : part
  return maskString(part)
}

/** A JSON string. It is decoded first, so that no escape sequence is taken apart. */
function maskString(part: string): string {
  return maskForms(part) === part ? part : JSON.stringify(maskForms(JSON.parse(part) as string))
}
