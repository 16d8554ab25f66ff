import type { FormDefinition, FormItem, FormSection } from '#rules/forms/form.ts'

/** Three sections for the cases of their state: required, optional, and shown only after another answer. */
export const sampleForm: FormDefinition = {
  formId: 'sample-1',
  title: 'Žádost o pomoc',
  sections: [
    {
      id: 'patient',
      title: 'Kdo je nemocný',
      items: [
        { id: 'first-name', itemType: 'text', question: 'Jméno', required: true },
        { id: 'last-name', itemType: 'text', question: 'Příjmení', required: true },
      ],
    },
    {
      id: 'household',
      title: 'Domácnost',
      items: [
        { id: 'members', itemType: 'number', question: 'Kolik vás doma žije', required: true },
        {
          id: 'works',
          itemType: 'boolean',
          question: 'Chodí někdo do práce?',
          required: true,
          trueText: 'Ano',
          falseText: 'Ne',
        },
        {
          id: 'job',
          itemType: 'multiline text',
          question: 'Kam',
          required: true,
          shownWhen: { id: 'works', isAnyOf: ['true'] },
        },
      ],
    },
    {
      id: 'story',
      title: 'Váš příběh',
      description: 'Pište tak, jak vám to **jde**.',
      items: [{ id: 'words', itemType: 'multiline text', question: 'Co nám chcete říct', required: false }],
    },
  ],
}

const item = (id: string, index: number): FormItem =>
  index % 3 === 2
    ? { id, itemType: 'multiline text', question: `Otázka ${index + 1}`, required: false }
    : { id, itemType: 'text', question: `Otázka ${index + 1}`, required: index % 2 === 0 }

/** A form of the maximum size. */
export function largeForm(sections: number, itemsOfEach: number): FormDefinition {
  const all = Array.from(
    { length: sections },
    (_, at): FormSection => ({
      id: `part-${at}`,
      title: `Část číslo ${at + 1}`,
      items: Array.from({ length: itemsOfEach }, (_each, index) => item(`part-${at}-${index}`, index)),
    }),
  )
  return { formId: 'large-1', title: 'Velký formulář', sections: all }
}
