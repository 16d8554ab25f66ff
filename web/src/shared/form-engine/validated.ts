import type { FormDefinition } from '#rules/forms/form.ts'
import { type DefinitionFault, validateDefinition } from '#rules/forms/validate-definition.ts'

const known = new WeakMap<FormDefinition, { fault: DefinitionFault | undefined }>()

/** What of a definition the engine does not know; judged once, though every section asks. */
export function validated(definition: FormDefinition): DefinitionFault | undefined {
  const earlier = known.get(definition)
  if (earlier) return earlier.fault
  const fault = validateDefinition(definition)
  known.set(definition, { fault })
  return fault
}
