import { LOWER_BOUNDS, UPPER_BOUNDS } from './plain-schema.ts'

/** One change of a schema between the contract and another document, with the JSON Schema `keyword`, the `field` and the `variant`. */
export type ContractChange = {
  direction: 'request' | 'answer'
  keyword: string
  action: 'add' | 'remove' | 'replace'
  before: unknown
  after: unknown
}

/**
 * What a change means to a client of the contract: `breaking` breaks it or removes something it needs; `unsaid` is a bound that the
 * other document leaves open; `harmless` gives more than the contract requires.
 */
export type Level = 'breaking' | 'unsaid' | 'harmless'
export type Validation = { level: Level; text: string }

const FORMS = new Set(['pattern', 'format'])

/** Returns the meaning of a change, or undefined if it has none for a client. Requests may become wider, answers narrower. */
export function validateChange(change: ContractChange): Validation | undefined {
  const { direction, keyword, action, before, after } = change
  const isRequest = direction === 'request'
  switch (keyword) {
    case 'field':
      if (action === 'add') return { level: 'harmless', text: isRequest ? 'may be sent too' : 'comes too' }
      return { level: 'breaking', text: isRequest ? 'is not taken' : 'is missing' }
    case 'required':
      if (action === 'add') return isRequest ? { level: 'breaking', text: 'has to be sent' } : undefined
      return isRequest
        ? { level: 'harmless', text: 'need not be sent' }
        : { level: 'breaking', text: 'may be left out, here it always comes' }
    case 'type':
      return validateSets(isRequest, typesOf(before), typesOf(after), covers)
    case 'enum':
      return validateSets(isRequest, listOf(before), listOf(after), (wide, value) => wide.includes(value))
    case 'media-type':
      return {
        level: action === 'add' ? 'harmless' : 'breaking',
        text: `${String(before ?? after)} is ${action === 'add' ? 'taken too' : 'not taken'}`,
      }
    case 'additionalProperties':
      return validateMap(isRequest, before, after)
    case 'variant':
      return isRequest === (action === 'add')
        ? { level: 'harmless', text: isRequest ? 'may be of another shape too' : 'is of fewer shapes' }
        : {
            level: 'breaking',
            text: isRequest ? 'is taken in fewer shapes' : 'may be of a shape that clients do not know',
          }
  }
  return UPPER_BOUNDS.has(keyword) || LOWER_BOUNDS.has(keyword) || FORMS.has(keyword)
    ? validateBound(isRequest, change)
    : undefined
}

/** A schema of `additionalProperties` makes an object a map. Otherwise only the fields that are named count. */
function validateMap(isRequest: boolean, before: unknown, after: unknown): Validation | undefined {
  const [wasMap, isMap] = [before, after].map((value) => typeof value === 'object' && value !== null)
  if (wasMap && after === false) return { level: 'breaking', text: isRequest ? 'takes no map' : 'is no map' }
  if (wasMap && !isMap)
    return isRequest
      ? { level: 'harmless', text: 'takes a map of any values' }
      : { level: 'unsaid', text: 'may hold any values, here a map of one type' }
  if (isMap && !wasMap && isRequest !== (before === false))
    return { level: 'breaking', text: isRequest ? 'takes only a map of one type' : 'is a map, here an object' }
  return undefined
}

function validateBound(isRequest: boolean, { keyword, before, after }: ContractChange): Validation {
  const isNarrower = UPPER_BOUNDS.has(keyword) ? Number(after) < Number(before) : Number(after) > Number(before)
  if (after === undefined)
    return isRequest
      ? { level: 'harmless', text: `is taken without ${keyword} ${show(before)}` }
      : { level: 'unsaid', text: `has no ${keyword}, here ${show(before)}` }
  if (FORMS.has(keyword) || before === undefined) {
    const isBroken = isRequest || before !== undefined
    return {
      level: isBroken ? 'breaking' : 'harmless',
      text: `has the ${keyword} ${show(after)}, here ${before === undefined ? 'none' : show(before)}`,
    }
  }
  return {
    level: isNarrower === isRequest ? 'breaking' : 'harmless',
    text: `has the ${keyword} ${show(after)}, here ${show(before)}`,
  }
}

/** A request must accept all that it accepted, an answer must return no more than it returned; `undefined` means every value. */
function validateSets<T>(
  isRequest: boolean,
  before: T[] | undefined,
  after: T[] | undefined,
  has: (wide: T[], one: T) => boolean,
): Validation | undefined {
  const beyond = (narrow: T[] | undefined, wide: T[] | undefined) =>
    wide === undefined ? [] : (narrow ?? []).filter((one) => !has(wide, one))
  const isLost = (narrow: T[] | undefined, wide: T[] | undefined) =>
    beyond(narrow, wide).length > 0 || (narrow === undefined && wide !== undefined)
  const allowed = after === undefined ? 'anything' : after.map(show).join(', ')
  const here = before === undefined ? 'anything' : before.map(show).join(', ')
  const isBroken = isRequest ? isLost(before, after) : isLost(after, before)
  const isOther = isRequest ? isLost(after, before) : isLost(before, after)
  if (isBroken)
    return {
      level: after === undefined ? 'unsaid' : 'breaking',
      text: `${isRequest ? 'takes' : 'may be'} ${allowed}; here ${here}`,
    }
  return isOther ? { level: 'harmless', text: `${isRequest ? 'takes' : 'is'} ${allowed}; here ${here}` } : undefined
}

const covers = (wide: string[], type: string) => wide.includes(type) || (type === 'integer' && wide.includes('number'))
const typesOf = (word: unknown): string[] | undefined => (typeof word === 'string' ? word.split('|') : undefined)
const listOf = (values: unknown): unknown[] | undefined =>
  typeof values === 'string' ? (JSON.parse(values) as unknown[]) : undefined
const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
