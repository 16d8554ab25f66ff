import type { FormSection } from '#rules/forms/form.ts'

/** The lines are those of version 1, so that the foundation can compare the years of a family. */
export const MONEY_SECTION: FormSection = {
  id: 'money',
  title: 'Peníze',
  description: 'Nemusíte nic počítat na korunu. Stačí, jak to u vás v běžném měsíci vychází.',
  items: [
    {
      id: 'financial-situation',
      itemType: 'financialSituation',
      question: 'S čím teď rodina měsíčně hospodaří?',
      text: 'Napište částky v celých korunách, příjmy čisté. Kde nic není, napište nulu.',
      required: true,
      incomes: [
        { id: 'wages', title: 'Čistá mzda nebo plat' },
        { id: 'business', title: 'Čistý příjem z podnikání' },
        { id: 'sickness', title: 'Nemocenská nebo ošetřovné' },
        { id: 'pension', title: 'Důchod' },
        { id: 'parental', title: 'Rodičovský příspěvek nebo mateřská' },
        { id: 'care-allowance', title: 'Příspěvek na péči' },
        { id: 'benefits', title: 'Další dávky a přídavky' },
        { id: 'alimony', title: 'Výživné' },
        { id: 'other', title: 'Jiný příjem', description: 'Náš příspěvek sem nepatří.' },
      ],
      expenses: [
        { id: 'housing', title: 'Nájem nebo jiné náklady na bydlení' },
        { id: 'energy', title: 'Energie a voda' },
        { id: 'food', title: 'Jídlo a domácnost' },
        { id: 'treatment', title: 'Léky a léčba' },
        { id: 'travel', title: 'Doprava, také do nemocnice' },
        { id: 'school', title: 'Škola, školka a kroužky' },
        { id: 'loans', title: 'Splátky půjček a hypotéky' },
        { id: 'other', title: 'Jiné pravidelné výdaje' },
      ],
    },
    {
      id: 'money-note',
      itemType: 'multiline text',
      question: 'Chcete k tomu něco dodat?',
      description: 'Například že některý příjem brzy skončí nebo že splácíte něco kvůli nemoci.',
      required: false,
    },
  ],
}
