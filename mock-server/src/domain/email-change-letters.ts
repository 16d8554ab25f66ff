import { FOUNDATION_CONTACT } from './foundation-contact.ts'
import type { Message } from './kernel-slices.ts'
import type { Moment } from './moment.ts'
import type { Lang } from './wording.ts'

type Envelope = { readonly id: string; readonly at: Moment; readonly to: string; readonly lang: Lang }

/** The code to the new address; whoever reads it there shows that the address is theirs. */
export const composeEmailCode = ({ lang, ...envelope }: Envelope, code: string): Message => {
  const { subject, text } = CODE[lang]
  return { ...envelope, channel: 'email', subject, text: text(code).join('\n\n'), code }
}

/** To the former address: the new one is not named, since the letter may lie in somebody else's mailbox. */
export const composeEmailChanged = ({ lang, ...envelope }: Envelope): Message => {
  const { subject, text } = CHANGED[lang]
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
    text: [
      'Dobrý den,',
      'e-mail k\u00a0vašemu účtu Dobrého anděla byl právě změněn. Na tuto adresu vám už psát nebudeme a\u00a0přihlásit se s\u00a0ní nepůjde.',
      `Pokud změna není od vás, zavolejte nám prosím hned na ${phone} nebo napište na ${email}.`,
    ],
  },
  en: {
    subject: 'The e-mail of your account was changed',
    text: [
      'Hello,',
      'The e-mail of your Good Angel account has just been changed. We will not write to this address any more, and it no longer signs you in.',
      `If it was not you who changed it, please call us at once on ${phone} or write to ${email}.`,
    ],
  },
} as const
