import { FOUNDATION_CONTACT } from '../../domain/letters/foundation.ts'
import type { Lang } from '../../domain/letters/wording.ts'
import type { Message } from '../../domain/state/kernel-slices.ts'
import type { Instant } from '../../domain/time/instant.ts'

type Envelope = { readonly id: string; readonly at: Instant; readonly to: string; readonly lang: Lang }

/** The link to a new password; the address contains only the token. */
export const composeResetLink = ({ lang, ...envelope }: Envelope, token: string): Message => {
  const link = `/obnova-hesla?odkaz=${token}`
  const { subject, before, after } = LINK[lang]
  return { ...envelope, channel: 'email', subject, text: [...before, link, ...after].join('\n\n'), link }
}

/** Notifies the owner that the password was changed: no link, only a contact in case they did not do it. */
export const composePasswordChanged = ({ lang, ...envelope }: Envelope): Message => {
  const { subject, text } = CHANGED[lang]
  return { ...envelope, channel: 'email', subject, text: text.join('\n\n') }
}

const { phone, email } = FOUNDATION_CONTACT

const LINK = {
  cs: {
    subject: 'Nové heslo k\u00a0účtu Dobrého anděla',
    before: ['Dobrý den,', 'přišla nám žádost o\u00a0nové heslo k\u00a0vašemu účtu. Nastavíte si ho na této adrese:'],
    after: [
      'Odkaz platí jednu hodinu a\u00a0použít ho lze jednou.',
      'Pokud žádost není od vás, nemusíte dělat nic. Heslo zůstává, jaké je.',
    ],
  },
  en: {
    subject: 'A new password for your Good Angel account',
    before: ['Hello,', 'We were asked for a new password for your account. You can set it at this address:'],
    after: [
      'The link works for one hour and can be used once.',
      'If it was not you who asked, there is nothing to do. Your password stays as it is.',
    ],
  },
} as const

const CHANGED = {
  cs: {
    subject: 'Heslo bylo změněno',
    text: [
      'Dobrý den,',
      'heslo k\u00a0vašemu účtu Dobrého anděla bylo právě změněno. Všechna dřívější přihlášení tím skončila.',
      `Pokud změna není od vás, zavolejte nám prosím hned na ${phone} nebo napište na ${email}.`,
    ],
  },
  en: {
    subject: 'Your password was changed',
    text: [
      'Hello,',
      'The password for your Good Angel account has just been changed. Every earlier session has ended with it.',
      `If it was not you who changed it, please call us at once on ${phone} or write to ${email}.`,
    ],
  },
} as const
