import type { FormSection } from '#rules/forms/form.ts'

const PEOPLE = 8

export const FAMILY_SECTION: FormSection = {
  id: 'family',
  title: 'Rodina',
  items: [
    {
      id: 'household-members',
      itemType: 'number',
      question: 'Kolik vás doma žije?',
      description: 'Počítejte i nemocného a sebe.',
      required: true,
      minimum: 1,
      maximum: 30,
    },
    {
      id: 'family-table',
      itemType: 'table',
      question: 'Kdo s vámi žije?',
      description:
        'Na každý řádek jeden člověk. Věk je v celých rocích, u dítěte do jednoho roku napište 0. Nemocného a sebe sem už psát nemusíte, prázdné řádky nevadí.',
      required: false,
      header: ['Jméno', 'Věk', 'Kým je pro nemocného'],
      rows: Array.from({ length: PEOPLE }, (_, n) => ({ id: `person-${n + 1}`, cells: ['', '', ''] })),
    },
    {
      id: 'work-affected',
      itemType: 'boolean',
      question: 'Změnilo se kvůli nemoci, kdo z vás může chodit do práce?',
      required: true,
      trueText: 'Ano',
      falseText: 'Ne',
    },
    {
      id: 'work-change',
      itemType: 'multiline text',
      question: 'Co se změnilo?',
      description: 'Například že někdo zůstává doma nebo pracuje na kratší úvazek.',
      required: true,
      shownWhen: { id: 'work-affected', isAnyOf: ['true'] },
    },
  ],
}
