import type { FormAnswers } from '#rules/forms/form.ts'
import { fixedSpaces } from '../../domain/letters/fixed-spaces.ts'
import { FOUNDATION_CONTACT } from '../../domain/letters/foundation.ts'
import { dayText, momentText } from '../../domain/letters/wording.ts'
import type { HelpRequest } from '../../domain/state/help-request.ts'
import type { Message } from '../../domain/state/kernel-slices.ts'
import type { Day, Instant } from '../../domain/time/instant.ts'

export type LetterHead = { readonly id: string; readonly at: Instant }
type Answered = Pick<HelpRequest, 'answers'>
type Letter = { readonly subject: string; readonly paragraphs: readonly string[]; readonly link?: string }
const { phoneOfFamilies, email } = FOUNDATION_CONTACT

/** To the e-mail of the form. No letter contains what the family wrote: others may read the mailbox. */
export const letterTo = (
  { answers }: Answered,
  { subject, paragraphs, link }: Letter,
  envelope: LetterHead,
): Message => ({
  ...envelope,
  channel: 'email',
  to: contactEmailOf(answers),
  subject: fixedSpaces(subject),
  text: ['Dobrý den,', ...paragraphs, 'Dobrý anděl'].map(fixedSpaces).join('\n\n'),
  ...(link !== undefined && { link }),
})

/** The contact, the same in every letter. */
export const CALL_US = `zavolejte nám na ${phoneOfFamilies} nebo napište na ${email}.`

type Receipt = { readonly receiptNumber: string; readonly answerBy: Day; readonly isCompleted: boolean }

/** Confirms the received request: its number, and what happens next. */
export const composeReceipt = (request: Answered, receipt: Receipt, envelope: LetterHead): Message => {
  const { receiptNumber, answerBy, isCompleted } = receipt
  const what = isCompleted ? 'doplněnou žádost' : 'žádost'
  return letterTo(
    request,
    {
      subject: `Máme vaši ${what} o pomoc ${receiptNumber}`,
      paragraphs: [
        `vaši ${what} o pomoc jsme v pořádku přijali. Má číslo ${receiptNumber}. Když nám budete volat, stačí ho říct.`,
        `Teď si ji pečlivě přečteme. Odpověď vám pošleme na tento e-mail, nejpozději ${dayText(answerBy, 'cs')}. Do té doby nemusíte dělat nic.`,
        `Pokud se u vás mezitím něco změní nebo potřebujete poradit, ${CALL_US}`,
      ],
    },
    envelope,
  )
}

/** The form requires it. */
export const contactEmailOf = (answers: FormAnswers | null): string => {
  const given = answers?.['contact-email']
  return typeof given === 'string' ? given.trim() : ''
}

/** Paths of the portal; the reader of the inbox makes them absolute. */
const EDIT = '/dotaznik-editace'
const SIGN_IN = '/prijemce/prihlaseni'

/** The letter contains the foundation's note; only the page shows which answers must be completed. */
export const composeReturned = (
  request: HelpRequest,
  { key, expiresAt }: { readonly key: string; readonly expiresAt: Instant },
  envelope: LetterHead,
): Message => {
  const link = `${EDIT}?odkaz=${key}`
  const until = momentText(expiresAt, 'cs')
  return letterTo(
    request,
    {
      subject: `K vaší žádosti ${request.receiptNumber} potřebujeme něco doplnit`,
      paragraphs: [
        'vaši žádost o pomoc jsme přečetli. Abychom mohli rozhodnout, potřebujeme doplnit ještě pár věcí. Co to je, najdete přímo u otázek na této stránce:',
        link,
        ...(request.note === '' ? [] : [`Vzkaz od nás: ${request.note}`]),
        `Všechno, co už je vyplněné, tam zůstalo. Odkaz platí 7 dní, do ${until}, a žádost jím můžete poslat jednou.`,
        `Kdyby odkaz nefungoval nebo bylo času málo, ${CALL_US} Pošleme vám nový.`,
      ],
      link,
    },
    envelope,
  )
}

export const composeApproved = (request: HelpRequest, personalNumber: string, envelope: LetterHead): Message =>
  letterTo(
    request,
    {
      subject: 'Rádi vám budeme pomáhat',
      paragraphs: [
        `vaši žádost ${request.receiptNumber} jsme posoudili a rádi vaší rodině pomůžeme.`,
        `Vaše číslo je ${personalNumber}. Spolu s datem narození se jím přihlásíte do portálu. Kód pro přihlášení vám pošleme na telefon, který jste uvedli v žádosti.`,
        SIGN_IN,
        'Co bude dál: v portálu nám prosím doplňte číslo bankovního účtu a zkontrolujte údaje o rodině. Až budeme mít všechno, napíšeme vám, kdy přijde první příspěvek.',
        `Když si s něčím nebudete vědět rady, ${CALL_US}`,
      ],
      link: SIGN_IN,
    },
    envelope,
  )

export const composeRejected = (request: HelpRequest, envelope: LetterHead): Message =>
  letterTo(
    request,
    {
      subject: `Odpověď na vaši žádost ${request.receiptNumber}`,
      paragraphs: [
        'děkujeme vám za důvěru. Víme, že psát o nemoci není snadné.',
        'Vaši žádost jsme pečlivě prošli a mrzí nás, že vám teď příspěvek nabídnout nemůžeme. Není to tím, jak jste žádost napsali.',
        ...(request.note === '' ? [] : [request.note]),
        `Rádi vám vysvětlíme proč a poradíme, kdo by vám mohl pomoct: ${CALL_US}`,
        'Když se vaše situace změní, můžete o pomoc požádat znovu.',
      ],
    },
    envelope,
  )
