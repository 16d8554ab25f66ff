import type { FormSection } from '#rules/forms/form.ts'

/** The use of the contributions of Good Angels; the angels may read the texts, only the foundation reads the amounts. */
export const CONTRIBUTION_SECTION: FormSection = {
  id: 'contribution',
  title: 'K čemu příspěvek pomohl',
  items: [
    {
      id: 'contribution-why',
      itemType: 'paragraph',
      text: 'Neptáme se proto, abychom vás kontrolovali. **O tom, na co příspěvek použijete, rozhodujete vy.** Chceme jen vědět, kde pomáhá nejvíc, a umět o tom povědět těm, kdo na něj přispívají.',
    },
    {
      id: 'contribution-areas',
      itemType: 'list',
      question: 'Na co příspěvek nejčastěji jde?',
      description: 'Můžete vybrat i víc možností.',
      required: true,
      isMultiple: true,
      items: [
        { id: 'medicine', title: 'Léky a doplatky', hasText: false },
        { id: 'travel', title: 'Cesty za léčbou', hasText: false },
        { id: 'aids', title: 'Zdravotnické pomůcky', hasText: false },
        { id: 'rehabilitation', title: 'Rehabilitace a terapie', hasText: false },
        { id: 'diet', title: 'Zvláštní strava', hasText: false },
        { id: 'housing', title: 'Bydlení a energie', hasText: false },
        { id: 'siblings', title: 'Sourozenci, aby nepřišli zkrátka', hasText: false },
        { id: 'other', title: 'Něco jiného', hasText: true },
      ],
    },
    {
      id: 'contribution-costs',
      itemType: 'table',
      question: 'Kolik vás to měsíčně přibližně stojí?',
      description: 'Vyplňte jen řádky, které se vás týkají, v celých korunách. Součet se spočítá sám.',
      required: false,
      header: ['Na co', 'Kč za měsíc'],
      rows: [
        { id: 'medicine', cells: ['Léky a doplatky', ''] },
        { id: 'travel', cells: ['Cesty za léčbou', ''] },
        { id: 'aids', cells: ['Pomůcky a rehabilitace', ''] },
        { id: 'diet', cells: ['Zvláštní strava', ''] },
        { id: 'own', cells: ['', ''] },
      ],
      footer: ['Celkem', ''],
    },
    {
      id: 'contribution-use',
      itemType: 'multiline text',
      question: 'Co se díky příspěvku dalo zvládnout?',
      description: 'Stačí pár vět, vlastními slovy.',
      required: true,
    },
    {
      id: 'message-to-angels',
      itemType: 'multiline text',
      question: 'Vzkaz pro Dobré anděly',
      description: 'Jen když budete chtít. Předáme ho lidem, kteří na pomoc přispívají.',
      required: false,
    },
    {
      id: 'note-to-foundation',
      itemType: 'multiline text',
      question: 'Poznámka pro nadaci',
      description: 'Cokoli, co bychom o vás měli vědět. Dárci ji neuvidí.',
      required: false,
    },
  ],
}
