/** The inputs of the forms of 2000001, equal to its data in the default scenario. */
export const DATA = {
  patient: { firstName: 'Tomáš', lastName: 'Svoboda', birthMonth: 5, birthYear: 2020 },
  account: { prefix: '000123', number: '2000137313', bankCode: '0800' },
  housingType: 'house',
  householdMembers: 4,
  informativeConsent: true,
  lifeStory: 'Tomášek má **šest let**.',
}
export const CONTACTS = {
  caringPerson: { firstName: 'Petra', lastName: 'Svobodová' },
  address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
  phone: '+420602000201',
  email: 'svobodovi@example.com',
}
export const SISTER = { name: 'Eliška Svobodová', relation: 'sibling', gender: 'F', birthMonth: 2, birthYear: 2021 }
export const REASON = { reason: 'Dcera se odstěhovala k prarodičům.' }

/** Texts that break code without proper escaping or Unicode support. */
export const HARD_TEXTS = [
  '<script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '\u202eobráceně\u202c',
  'ﷺ',
  '../../etc/passwd',
  "Robert'); DROP TABLE;--",
  '👩‍👩‍👧 a 𝒯𝑜𝓂áš',
  ' \t na okraji \r\n\r\n ',
  '__proto__',
  '{{7*7}} #{7*7} %s%n',
  'O\u0301 nepoložené háčky c\u030c',
]
