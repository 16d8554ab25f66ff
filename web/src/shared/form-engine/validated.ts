import type { FormDefinition } from '#rules/forms/form.ts'
import { type DefinitionFault, validateDefinition } from '#rules/forms/validate-definition.ts'

const known = new WeakMap<FormDefinition, { fault: DefinitionFault | undefined }>()

/** The part of a definition that the engine does not know, or undefined. Cached, because every section calls it. */
export function validated(definition: FormDefinition): DefinitionFault | undefined {
  const earlier = known.get(definition)
  if (earlier) return earlier.fault
  const fault = validateDefinition(definition)
  known.set(definition, { fault })
  return fault
}
