/** The id of the recurring payment by card on the payments page. */
export const recurringPaymentAnchor = 'pravidelna-platba'

/** All paths of the portal (rule 2.1); no other file defines one. */
export const paths = {
  index: '/',
  test: '/test',
  login: '/login',
  logout: '/logout',
  registration: '/registrace',
  registrationDone: '/registrace-potvrzeni',
  passwordReset: '/obnova-hesla',
  paymentSucceeded: '/platba-probehla',
  paymentFailed: '/platba-neprobehla',
  howToHelp: '/jak-pomahat',
  requestForm: '/dotaznik',
  requestFormOncological: '/dotaznik-onko',
  requestFormOther: '/dotaznik-jina',
  requestFormEdit: '/dotaznik-editace',

  donorHome: '/darce',
  supportedFamilies: '/komu-pomaham',
  /** Route pattern for the router; `familyProfile` builds a link. */
  familyProfileRoute: '/profil-rodiny/:id',
  familyProfile: (id: string | number): `/profil-rodiny/${string}` => `/profil-rodiny/${encodeURIComponent(id)}`,
  payments: '/moje-platby',
  recurringPayment: `/moje-platby#${recurringPaymentAnchor}`,
  missingPayment: '/moje-platby/nevidim-platbu',
  account: '/muj-ucet',
  donorProfile: '/muj-ucet/profil',
  taxData: '/muj-ucet/danove',
  password: '/muj-ucet/heslo',
  email: '/muj-ucet/email',
  avatar: '/muj-ucet/avatar',
  documents: '/muj-ucet/dokumenty',
  rating: '/muj-ucet/nps',
  consentWithdrawal: '/muj-ucet/oou-souhlas',
  consentConfirmation: '/zpracovani-osobnich-udaju',

  recipientLogin: '/prijemce/prihlaseni',
  recipientHome: '/prijemce',
  renewal: '/prijemce/obnoveni-zadosti',
  renewalSent: '/prijemce/obnoveni-zadosti/odeslano',
  recipientData: '/prijemce/moje-udaje',
  recipientContacts: '/prijemce/moje-udaje-kontakty',
  recipientDocuments: '/prijemce/dokumenty',
  recipientPhotos: '/prijemce/moje-fotky',
  contributionHistory: '/prijemce/historie-prispevku',
  helpOffers: '/prijemce/nabidky-pomoci',

  admin: '/admin',
  linkGenerator: '/admin/link-generator',
} as const
