import type { FormAnswers, FormDefinition } from '#rules/forms/form.ts'

type Written = { definition: FormDefinition; read: () => FormAnswers }

export type WrittenAnswers = ReturnType<typeof createWrittenAnswers>

/** The answers of the form in this tab; they remain readable after the form is unmounted. */
export function createWrittenAnswers() {
  let current: Written | undefined
  let wasSentHere = false
  return {
    /** Undefined once this tab has sent them: the provider then has the same answers. */
    get: () => (wasSentHere ? undefined : current),
    set(written: Written) {
      current = written
    },
    setSentHere(isSentHere: boolean) {
      wasSentHere = isSentHere
    },
  }
}
