import type { FormItem } from '#rules/forms/form.ts'

/** Every line is required, with zero where there is no amount (rule 11.2). */
export const HOUSEHOLD_FINANCES: FormItem = {
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
