import type { FormSection } from '#rules/forms/form.ts'

export const HOME_SECTION: FormSection = {
  id: 'home',
  title: 'Kde bydlíte',
  items: [
    {
      id: 'street',
      itemType: 'text',
      question: 'Ulice',
      description: 'Pokud u vás ulice nejsou, napište název obce.',
      required: true,
    },
    { id: 'house-number', itemType: 'text', question: 'Číslo domu', required: true },
    { id: 'city', itemType: 'text', question: 'Obec', required: true },
    { id: 'postal-code', itemType: 'text', question: 'PSČ', required: true, format: 'postal-code' },
    {
      id: 'housing',
      itemType: 'list',
      question: 'Jak bydlíte?',
      required: true,
      items: [
        { id: 'flat', title: 'Ve vlastním nebo družstevním bytě', hasText: false },
        { id: 'house', title: 'Ve vlastním domě', hasText: false },
        { id: 'rent', title: 'V nájmu nebo podnájmu', hasText: false },
        { id: 'hostel', title: 'Na ubytovně', hasText: false },
        { id: 'shelter', title: 'V azylovém domě', hasText: false },
        { id: 'other', title: 'Jinak', hasText: true },
        { id: 'not-stated', title: 'Nechceme uvádět', hasText: false },
      ],
    },
  ],
}
