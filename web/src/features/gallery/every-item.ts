import type { FormDefinition, FormItem } from '#rules/forms/form.ts'

const help = 'Nápověda u\u00a0otázky, s\u00a0**důrazem** a\u00a0[odkazem](https://www.dobriandele.cz).'

const textItems: readonly FormItem[] = [
  {
    id: 'about',
    itemType: 'paragraph',
    title: 'Odstavec ke čtení',
    text: 'Zeptáme se na pár věcí. Co nevíte hned:\n\n- nechte prázdné,\n- nebo se vraťte později.',
  },
  { id: 'town', itemType: 'text', question: 'Obec', required: true, description: help },
  {
    id: 'phone',
    itemType: 'text',
    question: 'Telefon',
    format: 'cz-phone-local',
    required: true,
    description: 'Devět číslic bez předvolby a\u00a0mezer, třeba 777123456.',
    descriptionPlacement: 'right',
  },
  {
    id: 'story',
    itemType: 'multiline text',
    question: 'Co se u\u00a0vás změnilo?',
    required: false,
    description: 'Stačí pár vět.',
    descriptionPlacement: 'bottom',
  },
  { id: 'since', itemType: 'dateTime', question: 'Kdy léčba začala?', required: true, isPast: true },
]

const choices: readonly FormItem[] = [
  {
    id: 'allowance',
    itemType: 'boolean',
    question: 'Pobíráte příspěvek na péči?',
    required: true,
    trueText: 'Pobíráme',
    falseText: 'Zatím ne',
  },
  {
    id: 'home',
    itemType: 'list',
    question: 'Kde bydlíte?',
    required: true,
    items: [
      { id: 'own', title: 'Ve vlastním', hasText: false },
      { id: 'rented', title: 'V\u00a0nájmu', hasText: false },
      { id: 'other', title: 'Jinak', hasText: true },
    ],
  },
  {
    id: 'use',
    itemType: 'list',
    question: 'Na co příspěvek potřebujete?',
    description: 'Můžete vybrat víc možností.',
    required: true,
    isMultiple: true,
    items: [
      { id: 'travel', title: 'Cesty za léčbou', hasText: false },
      { id: 'medicine', title: 'Léky a\u00a0doplatky', hasText: false },
      { id: 'else', title: 'Něco jiného', hasText: true },
    ],
  },
  {
    id: 'truth',
    itemType: 'boolean',
    question: 'Prohlašujete, že všechno, co tu uvádíte, je pravda?',
    required: true,
    trueText: 'Ano, prohlašuji',
    falseText: 'Ne',
    mustBeTrue: true,
  },
]

const numbers: readonly FormItem[] = [
  {
    id: 'members',
    itemType: 'number',
    question: 'Kolik vás v\u00a0domácnosti žije?',
    required: true,
    minimum: 1,
    unit: 'lidí',
  },
  { id: 'distance', itemType: 'numeric', question: 'Jak daleko jezdíte na léčbu?', required: false, unit: 'km' },
  {
    id: 'money',
    itemType: 'financialSituation',
    title: 'Peníze',
    question: 'Kolik vaše domácnost měsíčně dostane a\u00a0vydá?',
    required: true,
    description: 'Stačí částky zaokrouhlené na stokoruny.',
    incomes: [
      { id: 'wages', title: 'Mzdy a\u00a0platy', description: 'Čisté, všech dohromady.' },
      { id: 'benefits', title: 'Dávky a\u00a0důchody' },
    ],
    expenses: [
      { id: 'housing', title: 'Bydlení a\u00a0energie' },
      { id: 'loans', title: 'Splátky' },
    ],
  },
  {
    id: 'costs',
    itemType: 'table',
    question: 'Kolik vás stojí nemoc?',
    required: true,
    header: ['Výdaj', 'Kč za měsíc', 'Poznámka'],
    rows: [
      { id: 'travel', cells: ['Cesty za léčbou', '', ''] },
      { id: 'medicine', cells: ['Léky a\u00a0doplatky', '', ''] },
      { id: 'stay', cells: ['Ubytování u\u00a0nemocnice', '400', ''] },
    ],
    footer: ['Celkem', '', ''],
  },
]

/** A form with every item type that the engine supports. */
export const everyItem: FormDefinition = {
  formId: 'gallery-1',
  title: 'Všechny typy otázek',
  sections: [{ id: 'every', title: 'Všechny typy otázek', items: [...textItems, ...choices, ...numbers] }],
}
