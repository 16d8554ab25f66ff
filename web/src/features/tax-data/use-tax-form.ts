import { useState } from 'react'
import { recordValues } from '#rules/record-values.ts'
import type { CarriedForm } from '#web/shared/drafts/form-round.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { type ReadTaxData, readTaxData, type TaxFields, validateTaxData } from './tax-data-values.ts'

export function useTaxForm(opening: TaxFields, today: string, carried: CarriedForm | undefined) {
  const [read, setRead] = useState<ReadTaxData>(() => validateTaxData(opening, today))
  const draft = useDraft('tax-data-draft', {
    storage: 'tab',
    record: { values: recordValues.saveTaxData, carried },
    onReady: take,
  })
  const { element } = draft

  function take(form: HTMLFormElement) {
    const now = readTaxData(form, today)
    setRead((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
  }

  return {
    draft,
    read,
    follow: () => {
      draft.save()
      if (element.current) take(element.current)
    },
  }
}

export type TaxForm = ReturnType<typeof useTaxForm>
