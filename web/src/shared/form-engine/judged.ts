import type { FormDefinition } from '#rules/forms/form.ts'
import { type DefinitionFault, judgeDefinition } from '#rules/forms/judge-definition.ts'

const known = new WeakMap<FormDefinition, { fault: DefinitionFault | undefined }>()

/** What of a definition the engine does not know; judged once, though every section asks. */
export function judged(definition: FormDefinition): DefinitionFault | undefined {
  const earlier = known.get(definition)
  if (earlier) return earlier.fault
  const fault = judgeDefinition(definition)
  known.set(definition, { fault })
  return fault
}
