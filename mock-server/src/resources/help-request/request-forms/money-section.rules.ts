import type { FormItem, FormSection } from '#rules/forms/form.ts'

/** Every line is required, with zero where there is no amount (rule 11.2). */
const HOUSEHOLD_FINANCES: FormItem = {
  id: 'finances',
  itemType: 'financialSituation',
  question: 'Pravidelné příjmy a výdaje domácnosti',
  text: 'Napište částky za celou domácnost, v korunách za měsíc. Kde nic není, napište 0.',
  required: true,
  incomes: [
    { id: 'wages', title: 'Čisté mzdy a platy' },
    { id: 'business', title: 'Podnikání' },
    { id: 'sick-pay', title: 'Nemocenská a ošetřovné' },
    { id: 'parental', title: 'Mateřská a rodičovský příspěvek' },
    { id: 'care-allowance', title: 'Příspěvek na péči' },
    { id: 'pensions', title: 'Důchody' },
    { id: 'benefits', title: 'Další dávky', description: 'přídavky na děti, příspěvek na bydlení' },
    { id: 'alimony', title: 'Výživné' },
    { id: 'other', title: 'Ostatní příjmy' },
  ],
  expenses: [
    { id: 'housing', title: 'Nájem nebo hypotéka' },
    { id: 'energy', title: 'Energie a voda' },
    { id: 'food', title: 'Jídlo a drogerie' },
    { id: 'transport', title: 'Doprava', description: 'bez cest na léčbu, na ty se zeptáme zvlášť' },
    { id: 'children', title: 'Školy, školky a kroužky' },
    { id: 'loans', title: 'Splátky půjček' },
    { id: 'insurance', title: 'Pojištění' },
    { id: 'phone', title: 'Telefon a internet' },
    { id: 'other', title: 'Ostatní výdaje' },
  ],
}

export const MONEY_SECTION: FormSection = {
  id: 'money',
  title: 'Peníze',
  description:
    'Ptáme se proto, abychom poznali, kde vám teď pomoc chybí nejvíc. Stačí částky zaokrouhlené na stokoruny.',
  items: [
    HOUSEHOLD_FINANCES,
    {
      id: 'has-care-allowance',
      itemType: 'boolean',
      question: 'Pobíráte příspěvek na péči?',
      required: true,
      trueText: 'Ano',
      falseText: 'Ne, nebo na něj čekáme',
    },
    {
      id: 'care-allowance-level',
      itemType: 'list',
      question: 'V jakém stupni?',
      required: true,
      shownWhen: { id: 'has-care-allowance', isAnyOf: ['true'] },
      items: [
        { id: 'level-1', title: 'Stupeň I, lehká závislost', hasText: false },
        { id: 'level-2', title: 'Stupeň II, středně těžká závislost', hasText: false },
        { id: 'level-3', title: 'Stupeň III, těžká závislost', hasText: false },
        { id: 'level-4', title: 'Stupeň IV, úplná závislost', hasText: false },
      ],
    },
    {
      id: 'treatment-costs',
      itemType: 'table',
      question: 'Kolik vás stojí nemoc?',
      description: 'Jen to, co platíte sami. Kde nic není, napište 0.',
      required: true,
      header: ['Výdaj', 'Kč za měsíc'],
      rows: [
        { id: 'travel', cells: ['Cesty za léčbou', ''] },
        { id: 'medicine', cells: ['Léky a doplatky', ''] },
        { id: 'aids', cells: ['Zdravotnické pomůcky', ''] },
        { id: 'stay', cells: ['Ubytování u nemocnice', ''] },
        { id: 'diet', cells: ['Dieta a výživa', ''] },
        { id: 'other', cells: ['Ostatní', ''] },
      ],
      footer: ['Celkem', ''],
    },
    {
      id: 'has-heavy-loans',
      itemType: 'boolean',
      question: 'Splácíte něco, na co vám teď peníze nestačí?',
      required: true,
      trueText: 'Ano',
      falseText: 'Ne',
    },
    {
      id: 'heavy-loans',
      itemType: 'multiline text',
      question: 'Co splácíte?',
      description: 'Stačí stručně: komu, kolik měsíčně a kolik zbývá.',
      required: true,
      shownWhen: { id: 'has-heavy-loans', isAnyOf: ['true'] },
    },
  ],
}
