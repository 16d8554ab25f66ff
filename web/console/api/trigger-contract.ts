import contract from '#generated/sandbox.json' with { type: 'json' }
import { resolveReference } from '#rules/references.ts'

/** Whom a trigger is about: a person, a request for help, or the whole world. */
export type TriggerSubject = 'donor' | 'recipient' | 'request' | 'everybody'

export type TriggerKind = { kind: string; about: readonly string[]; fields: readonly TriggerField[] }

export type TriggerField = {
  name: string
  isRequired: boolean
  control: 'choice' | 'choices' | 'number' | 'day' | 'line' | 'text' | 'remarks'
  choices: readonly string[]
  /** A value that the control plane takes for a missing one. */
  defaultValues: readonly string[]
  minimum: number | undefined
  maximum: number | undefined
  /** The contract's own description, for a field that the console has no text for. */
  description: string
}

type Value = string | number
type Property = {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  description?: string
  enum?: readonly Value[]
  examples?: readonly Value[]
  default?: Value | readonly Value[]
  items?: Property
  minimum?: number
  maximum?: number
  maxLength?: number
}
type Kind = { about: readonly string[]; requires?: readonly string[]; takes?: readonly string[] }

/** Longer texts have several lines. */
const LINE = 200

const { properties, 'x-kinds': kinds } = contract.components.schemas.Trigger

/** Every trigger of the contract, with the fields of its form. */
export const triggerKinds: readonly TriggerKind[] = Object.entries<Kind>(kinds).map(
  ([kind, { about, requires = [], takes = [] }]) => ({
    kind,
    about,
    fields: [...requires.map((name) => fieldOf(name, true)), ...takes.map((name) => fieldOf(name, false))],
  }),
)

function fieldOf(name: string, isRequired: boolean): TriggerField {
  const property = resolved((properties as Record<string, Property>)[name])
  const choices = (property.enum ?? property.items?.enum ?? property.examples ?? []).map(String)
  return {
    name,
    isRequired,
    control: controlOf(property, choices.length > 0),
    choices,
    defaultValues: [property.default ?? []].flat().map(String),
    minimum: property.minimum,
    maximum: property.maximum,
    description: property.description ?? '',
  }
}

function controlOf({ type, format, maxLength = 0 }: Property, hasChoices: boolean): TriggerField['control'] {
  if (type === 'array') return hasChoices ? 'choices' : 'remarks'
  if (hasChoices) return 'choice'
  if (type === 'integer') return 'number'
  if (format === 'date') return 'day'
  return maxLength > LINE ? 'text' : 'line'
}

function resolved(property: Property = {}): Property {
  return { ...(resolveReference(contract, property) as Property), ...property }
}
