import { momentText } from '../../domain/letters/wording.ts'
import type { HelpRequest } from '../../domain/state/help-request.ts'
import type { Message } from '../../domain/state/kernel-slices.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { CALL_US, type LetterHead, letterTo } from './request-letters.rules.ts'

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
