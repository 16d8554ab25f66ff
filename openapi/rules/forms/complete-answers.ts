import type { FormAnswers } from './form.ts'

const INCOMES = {
  wages: 31_400,
  business: 0,
  'sick-pay': 14_200,
  parental: 0,
  'care-allowance': 0,
  pensions: 0,
  benefits: 1_830,
  alimony: 0,
  other: 0,
}
const EXPENSES = {
  housing: 16_500,
  energy: 6_200,
  food: 13_000,
  transport: 2_400,
  children: 3_100,
  loans: 0,
  insurance: 1_150,
  phone: 1_090,
  other: 900,
}

const one = (id: string) => ({ chosen: [{ id }] })

/** A family of four from Litoměřice, with all answers that both forms need. */
const HOUSEHOLD: FormAnswers = {
  'patient-first-name': 'Adam',
  'patient-last-name': 'Doležal',
  'patient-birth': '2018-05-14',
  diagnosis: 'Akutní lymfoblastická leukemie',
  'hospital-distance': 78.5,
  'contact-first-name': 'Lenka',
  'contact-last-name': 'Doležalová',
  'contact-birth': '1988-09-23',
  'contact-relation': one('parent'),
  'contact-phone': '605111222',
  'contact-email': 'dolezalovi@example.com',
  street: 'Lipová',
  'house-number': '27',
  city: 'Litoměřice',
  'postal-code': '412 01',
  housing: one('rent'),
  'household-members': 4,
  'family-table': { rows: { 'person-1': ['Marek', '39', 'otec'], 'person-2': ['Ela', '5', 'sestra'] } },
  'work-affected': true,
  'work-change': 'Jsem s Adamem v nemocnici a do práce teď nechodím.',
  finances: { incomes: INCOMES, expenses: EXPENSES },
  'has-care-allowance': false,
  'treatment-costs': {
    rows: {
      travel: ['Cesty za léčbou', '4200'],
      medicine: ['Léky a\u00a0doplatky', '1800'],
      aids: ['Zdravotnické pomůcky', '0'],
      stay: ['Ubytování u\u00a0nemocnice', '2400'],
      diet: ['Dieta a\u00a0výživa', '1500'],
      other: ['Ostatní', '0'],
    },
  },
  'has-heavy-loans': false,
  story:
    'V dubnu začal být Adam unavený a za tři týdny jsme byli v nemocnici. Od té doby žijeme mezi Prahou a domovem.',
  'help-wanted': 'Peníze na cesty do Prahy, abychom se s manželem mohli střídat a Ela nebyla tak často bez nás.',
  'may-be-approached': true,
  'health-consent': true,
  truthfulness: true,
}

/** Complete answers that can be sent unchanged. */
export const ONCOLOGICAL_ANSWERS: FormAnswers = {
  ...HOUSEHOLD,
  'disease-category': one('oncological'),
  'treated-since': '2026-05-04',
  'treatment-place': one('praha-motol'),
  'treatment-stage': one('ongoing'),
  'how-heard': one('hospital'),
}

export const OTHER_ANSWERS: FormAnswers = {
  ...HOUSEHOLD,
  diagnosis: 'Cystická fibróza',
  'disease-category': one('cystic-fibrosis'),
  'ill-since': '2018-06-20',
  treatment: 'Inhalace třikrát denně, dechová rehabilitace, léky a dvakrát do roka pobyt v nemocnici.',
  'needs-daily-care': true,
  'daily-care': 'S inhalacemi, léky a cvičením.',
}
