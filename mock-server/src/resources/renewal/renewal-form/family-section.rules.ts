import type { FormSection } from '#rules/forms/form.ts'

export const FAMILY_SECTION: FormSection = {
  id: 'family',
  title: 'Rodina',
  items: [
    {
      id: 'household-members',
      itemType: 'number',
      question: 'Kolik vás teď doma žije?',
      description: 'Počítejte všechny, kdo s vámi bydlí a hospodaří, děti i dospělé.',
      required: true,
      minimum: 1,
      maximum: 50,
    },
    {
      id: 'contact-phone',
      itemType: 'text',
      question: 'Na jakém čísle vás zastihneme?',
      description:
        'Devět číslic bez předvolby a bez mezer, ve tvaru 123456789. Zavoláme jen tehdy, když nám v žádosti nebude něco jasné.',
      required: true,
      format: 'cz-phone-local',
    },
    {
      id: 'family-changed',
      itemType: 'boolean',
      question: 'Změnilo se u vás za poslední rok něco důležitého?',
      required: true,
      trueText: 'Ano',
      falseText: 'Ne, je to jako dřív',
    },
    {
      id: 'family-change',
      itemType: 'multiline text',
      question: 'Co se změnilo?',
      description: 'Třeba nové miminko, stěhování, rozchod nebo jiná práce. Stačí pár vět.',
      required: true,
      shownWhen: { id: 'family-changed', isAnyOf: ['true'] },
    },
  ],
}
