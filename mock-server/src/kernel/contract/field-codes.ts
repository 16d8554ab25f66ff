import type { ErrorObject } from 'ajv'
import { formatFailure } from './formats.ts'

/** Ajv's keyword -> the code for which the portal has a message (rule 14.1, `fields` of the envelope). */
const CODES: Readonly<Record<string, string>> = {
  required: 'required',
  minimum: 'min',
  exclusiveMinimum: 'min',
  minItems: 'min',
  minProperties: 'min',
  maximum: 'max',
  exclusiveMaximum: 'max',
  maxLength: 'max',
  maxItems: 'max',
  maxProperties: 'max',
  additionalProperties: 'unknown',
  propertyNames: 'unknown',
}
const MAX_FIELDS = 100
const LONGEST_NAME = 200

/**
 * Maps dotted field names to the first code found for each (`address.city: max`). Ajv's errors must carry the data (`verbose`). An error
 * of the entire body has no field.
 */
export function fieldCodes(errors: readonly ErrorObject[], rename: (field: string) => string = (field) => field) {
  const fields = new Map<string, string>()
  for (const error of errors) {
    const name = rename(fieldOf(error)).slice(0, LONGEST_NAME)
    if (name !== '' && !fields.has(name) && fields.size < MAX_FIELDS) fields.set(name, codeOf(error))
  }
  // `fromEntries` creates own properties even for `__proto__`, which a client may send as a field name.
  return fields.size === 0 ? undefined : (Object.fromEntries(fields) as Readonly<Record<string, string>>)
}

/** The dotted name of the field; empty for the entire body. */
export function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const child: unknown =
    params.missingProperty ?? params.additionalProperty ?? (keyword === 'discriminator' ? params.tag : undefined)
  return [...path, ...(typeof child === 'string' ? [child] : [])].join('.')
}

function codeOf({ keyword, params, data }: ErrorObject): string {
  if (keyword === 'minLength') return data === '' ? 'required' : 'min'
  if (keyword === 'format' && typeof data === 'string') return formatFailure(String(params.format), data) ?? 'invalid'
  return CODES[keyword] ?? 'invalid'
}
