import type { FormSection } from '#rules/forms/form.ts'

export const TREATMENT_SECTION: FormSection = {
  id: 'treatment',
  title: 'Léčba',
  items: [
    {
      id: 'treatment-status',
      itemType: 'list',
      question: 'Jak to teď vypadá s léčbou?',
      description: 'Vyberte, co je vám nejblíž. Když nevíte, zavolejte nám.',
      required: true,
      // The foundation defines the codes (rule 11.3); the longest treatment is first, since most families are in it.
      items: [
        { id: '203', title: 'Léčba pokračuje a konec zatím neznáme', hasText: false },
        { id: '202', title: 'Léčba ještě běží a víme, kdy má skončit', hasText: false },
        { id: '204', title: 'Chodíme už jen na kontroly', hasText: false },
        { id: '201', title: 'Léčba skončila', hasText: false },
      ],
    },
    {
      id: 'treatment-ended-on',
      itemType: 'dateTime',
      question: 'Kdy léčba skončila?',
      description: 'Pokud den přesně nevíte, napište ten, který je v lékařské zprávě.',
      required: true,
      isPast: true,
      shownWhen: { id: 'treatment-status', isAnyOf: ['201'] },
    },
    {
      id: 'treatment-ends-on',
      itemType: 'dateTime',
      question: 'Kdy má léčba skončit?',
      description: 'Pokud den přesně nevíte, napište ten, který je v lékařské zprávě.',
      required: true,
      isFuture: true,
      shownWhen: { id: 'treatment-status', isAnyOf: ['202'] },
    },
    {
      id: 'treatment-place',
      itemType: 'text',
      question: 'Kam teď na léčbu nebo na kontroly jezdíte?',
      description: 'Stačí nemocnice a město.',
      required: true,
      shownWhen: { id: 'treatment-status', isAnyOf: ['202', '203', '204'] },
    },
    {
      id: 'treatment-distance',
      itemType: 'numeric',
      question: 'Jak je to daleko?',
      description: 'Jedna cesta, přibližně.',
      required: false,
      maximum: 2_000,
      unit: 'km',
      shownWhen: { id: 'treatment-status', isAnyOf: ['202', '203', '204'] },
    },
    {
      id: 'treatment-news',
      itemType: 'multiline text',
      question: 'Jak se nemocnému teď daří?',
      description: 'Co se za poslední rok povedlo a co vás čeká. Podrobnosti si přečteme v lékařské zprávě.',
      required: false,
    },
  ],
}
