import type { FormAnswers, FormDefinition } from '#rules/forms/form.ts'

type Written = { definition: FormDefinition; read: () => FormAnswers }

/** The answers of the form in this tab; they remain readable after the form is unmounted. */
export type WrittenAnswers = {
  /** Undefined once this tab has sent them: the provider then has the same answers. */
  get: () => Written | undefined
  set: (written: Written) => void
  setSentHere: (isSentHere: boolean) => void
}

export function createWrittenAnswers(): WrittenAnswers {
  let current: Written | undefined
  let wasSentHere = false
  return {
    get: () => (wasSentHere ? undefined : current),
    set(written) {
      current = written
    },
    setSentHere(isSentHere) {
      wasSentHere = isSentHere
    },
  }
}
