import type { FormDefinition } from '#rules/forms/form.ts'

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
