import { FOUNDATION_CONTACT } from '../../domain/letters/foundation.ts'
import type { Lang } from '../../domain/letters/wording.ts'
import type { Message } from '../../domain/state/kernel-slices.ts'
import type { Instant } from '../../domain/time/instant.ts'

type Envelope = { readonly id: string; readonly at: Instant; readonly to: string; readonly lang: Lang }

/** The code, sent to the new address; entering it proves that the person reads that mailbox. */
export const composeEmailCode = ({ lang, ...envelope }: Envelope, code: string): Message => {
  const { subject, text } = CODE[lang]
  return { ...envelope, channel: 'email', subject, text: text(code).join('\n\n'), code }
}

/** To the former address, with a link that undoes the change. It does not name the new address: another person may read this mailbox. */
export const composeEmailChanged = ({ lang, ...envelope }: Envelope, undoToken: string): Message => {
  const link = `/obnova-hesla?ucel=vratit-email&odkaz=${undoToken}`
  const { subject, before, after } = CHANGED[lang]
  return { ...envelope, channel: 'email', subject, text: [...before, link, ...after].join('\n\n'), link }
}

/** To the restored address: the change was undone, and the person must set a new password. */
export const composeEmailRestored = ({ lang, ...envelope }: Envelope): Message => {
  const link = '/obnova-hesla'
  const { subject, before, after } = RESTORED[lang]
  return { ...envelope, channel: 'email', subject, text: [...before, link, ...after].join('\n\n'), link }
}

/** To the address that the account no longer has: no link, only a contact. */
export const composeEmailUndone = ({ lang, ...envelope }: Envelope): Message => {
  const { subject, text } = UNDONE[lang]
  return { ...envelope, channel: 'email', subject, text: text.join('\n\n') }
}

const { phone, email } = FOUNDATION_CONTACT

const CODE = {
  cs: {
    subject: 'Kód pro změnu e-mailu',
    text: (code: string) => [
      'Dobrý den,',
      `kód pro změnu e-mailu u\u00a0účtu Dobrého anděla je ${code}.`,
      'Zadejte ho na stránce, kde jste o\u00a0změnu požádali. Platí 15\u00a0minut, nikomu ho nesdělujte.',
      'Pokud žádost není od vás, nemusíte dělat nic. Bez kódu se nic nezmění.',
    ],
  },
  en: {
    subject: 'Your code to change the e-mail',
    text: (code: string) => [
      'Hello,',
      `The code to change the e-mail of your Good Angel account is ${code}.`,
      'Enter it on the page where you asked for the change. It works for 15 minutes; do not tell it to anyone.',
      'If it was not you who asked, there is nothing to do. Nothing changes without the code.',
    ],
  },
} as const

const CHANGED = {
  cs: {
    subject: 'E-mail k\u00a0účtu byl změněn',
    before: [
      'Dobrý den,',
      'e-mail k\u00a0vašemu účtu Dobrého anděla byl právě změněn. Na tuto adresu vám už psát nebudeme a\u00a0přihlásit se s\u00a0ní nepůjde.',
      'Pokud změna není od vás, vraťte původní e-mail na této adrese:',
    ],
    after: [
      'Odkaz platí 72\u00a0hodin a\u00a0použít ho lze jednou. Po vrácení účet na všech zařízeních odhlásíme a\u00a0nastavíte si nové heslo.',
      `Poradíme vám na ${phone} nebo na ${email}.`,
    ],
  },
  en: {
    subject: 'The e-mail of your account was changed',
    before: [
      'Hello,',
      'The e-mail of your Good Angel account has just been changed. We will not write to this address any more, and it no longer logs you in.',
      'If it was not you who changed it, restore the former e-mail at this address:',
    ],
    after: [
      'The link works for 72 hours and can be used once. It ends every session, and you then set a new password.',
      `We can help you on ${phone} or at ${email}.`,
    ],
  },
} as const

const RESTORED = {
  cs: {
    subject: 'E-mail k\u00a0účtu jsme vrátili',
    before: [
      'Dobrý den,',
      'k\u00a0vašemu účtu Dobrého anděla zase patří tento e-mail. Všechna přihlášení jsme ukončili.',
      'Kdo e-mail změnil, mohl znát i\u00a0vaše heslo. Nastavte si prosím hned nové:',
    ],
    after: [`Poradíme vám na ${phone} nebo na ${email}.`],
  },
  en: {
    subject: 'The e-mail of your account was restored',
    before: [
      'Hello,',
      'Your Good Angel account has this e-mail again. We have ended every session.',
      'Whoever changed the e-mail may also know your password. Please set a new one now:',
    ],
    after: [`We can help you on ${phone} or at ${email}.`],
  },
} as const

const UNDONE = {
  cs: {
    subject: 'Změna e-mailu byla vrácena',
    text: [
      'Dobrý den,',
      'e-mail k\u00a0účtu Dobrého anděla se vrátil na předchozí adresu. Na tuto adresu vám už psát nebudeme a\u00a0přihlásit se s\u00a0ní nepůjde.',
      `Pokud vrácení není od vás, zavolejte nám prosím hned na ${phone} nebo napište na ${email}.`,
    ],
  },
  en: {
    subject: 'The change of your e-mail was undone',
    text: [
      'Hello,',
      'The Good Angel account has its former e-mail again. We will not write to this address any more, and it no longer logs you in.',
      `If it was not you who undid the change, please call us at once on ${phone} or write to ${email}.`,
    ],
  },
} as const
