import type { FormItem, FormSection } from '#rules/forms/form.ts'

/** The same in both forms; the questions about the illness differ. */
export const patientSection = (illness: readonly FormItem[]): FormSection => ({
  id: 'patient',
  title: 'Kdo je nemocný',
  description: 'Napište nám, komu má pomoc patřit. Může to být dítě i dospělý.',
  items: [
    {
      id: 'patient-first-name',
      itemType: 'text',
      question: 'Jméno nemocného',
      required: true,
      format: 'person-name',
    },
    {
      id: 'patient-last-name',
      itemType: 'text',
      question: 'Příjmení nemocného',
      required: true,
      format: 'person-name',
    },
    { id: 'patient-birth', itemType: 'dateTime', question: 'Datum narození nemocného', required: true, isPast: true },
    ...illness,
  ],
})

export const NOT_BEFORE_BIRTH = {
  id: 'patient-birth',
  message: 'Tento den je dřív než narození nemocného. Opravte prosím tento den, nebo datum narození.',
}

export const DIAGNOSIS: FormItem = {
  id: 'diagnosis',
  itemType: 'multiline text',
  question: 'Diagnóza',
  description: 'Opište ji z lékařské zprávy. Pokud si nevíte rady, stačí vlastními slovy.',
  required: true,
}
