import { InvalidArgumentError, Option } from 'commander'
import contract from '#generated/sandbox.json' with { type: 'json' }
import { resolveReference } from '#rules/references.ts'

const { schemas } = contract.components

/** The parts of a JSON schema that determine how an option is parsed. */
type Property = {
  $ref?: string
  description?: string
  type?: string | readonly string[]
  items?: Property
  enum?: readonly (string | number)[]
}

/** Converts the details of a call to options; a new detail in the contract becomes an option automatically. */
export function optionsOf(schema: 'Trigger' | 'NewFault', { except }: { except: readonly string[] }): Option[] {
  const properties: Record<string, Property> = schemas[schema].properties
  return Object.entries(properties)
    .filter(([name]) => !except.includes(name))
    .map(([name, property]) => makeOption(name, property))
}

/** The same of the parameters of a query. */
export const parametersOf = (
  path: '/worlds/{world}/journal/verify',
  { except }: { except: readonly string[] },
): Option[] =>
  contract.paths[path].get.parameters
    .filter(({ name }) => !except.includes(name))
    .map(({ name, description, schema }) => makeOption(name, { ...(schema as Property), description }))

/** The allowed values of a property, for a help text. */
export function describeEnum(schema: 'NewFault', name: 'kind'): string {
  return schemas[schema].properties[name].enum.join(', ')
}

/** The contract's description of an operation, for a help text. */
export const triggerDescription = contract.paths['/worlds/{world}/triggers'].post.description.trim()

function makeOption(name: string, property: Property): Option {
  const { type, items, description: written = '', enum: choices } = { ...resolve(property), ...property }
  // The help breaks the lines itself.
  const description = written.trim().replaceAll(/\s+/g, ' ')
  const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  if (choices?.every((each) => typeof each === 'string'))
    return new Option(`${flag} <word>`, description).choices(choices)
  if (type === 'object') return new Option(`${flag} <name=value...>`, description).argParser(readPair)
  if (type === 'array' && resolve(items).type === 'object')
    return new Option(`${flag} <json>`, description).argParser(readJson)
  if (type === 'array') return new Option(`${flag} <values...>`, description)
  if (type === 'integer' || type === 'number') return new Option(`${flag} <number>`, description).argParser(readNumber)
  const isEither = Array.isArray(type) && type.includes('integer')
  const option = new Option(`${flag} <${isEither ? 'value' : 'text'}>`, description)
  return isEither ? option.argParser((text) => (/^\d+$/.test(text) ? Number(text) : text)) : option
}

const resolve = (property: Property = {}) => resolveReference(contract, property) as Property

/** Each value of the option adds one pair to those before it. */
function readPair(text: string, before: Readonly<Record<string, string>> = {}): Record<string, string> {
  const [name = '', ...value] = text.split('=')
  if (name === '' || value.length === 0) throw new InvalidArgumentError('Write name=value, such as step=login.')
  return { ...before, [name]: value.join('=') }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidArgumentError('Write JSON, such as \'[{"itemId":"income","text":"…"}]\'.')
  }
}

/** Parses a number of an option. The sandbox validates its range. */
export function readNumber(text: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isFinite(number)) return number
  throw new InvalidArgumentError('Write a number.')
}
