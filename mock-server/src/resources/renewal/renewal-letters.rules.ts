import type { FamilyLetter } from '../../domain/letters/family-letter.ts'
import { fixedSpaces } from '../../domain/letters/fixed-spaces.ts'
import { FOUNDATION_CONTACT } from '../../domain/letters/foundation.ts'
import { dayText } from '../../domain/letters/wording.ts'
import type { Day } from '../../domain/time/instant.ts'

const { phoneOfFamilies } = FOUNDATION_CONTACT
const DOCUMENTS = '/prijemce/dokumenty'
const CALL = `Kdybyste se chtěli na cokoli zeptat, zavolejte nám na ${phoneOfFamilies}.`

/** Letters of the renewal. None of them contains what the family wrote: others may read the mailbox. */
const letter = (subject: string, paragraphs: readonly string[], sms: string, link?: string): FamilyLetter => ({
  subject: fixedSpaces(subject),
  paragraphs: ['Dobrý den,', ...paragraphs.filter((paragraph) => paragraph !== ''), 'Dobrý anděl'].map(fixedSpaces),
  sms: fixedSpaces(`Dobrý anděl: ${sms}`),
  ...(link !== undefined && { link }),
})

export const receivedLetter = (receiptNumber: string): FamilyLetter =>
  letter(
    'Žádost o obnovení jsme přijali',
    [
      `vaše žádost o obnovení je v pořádku u nás. Má číslo ${receiptNumber}, stačí ho říct, když nám budete volat.`,
      'Teď ji v klidu projdeme a ozveme se vám. Do té doby nemusíte dělat nic, příspěvky vám chodí dál jako dosud.',
      CALL,
    ],
    `žádost o obnovení jsme přijali pod číslem ${receiptNumber}. Ozveme se vám. Dotazy: ${phoneOfFamilies}.`,
  )

export const approvedLetter = (nextRenewalOn: Day, note: string): FamilyLetter =>
  letter(
    'Budeme vám pomáhat dál',
    [
      'vaši žádost o obnovení jsme schválili. Příspěvky vám budou chodit dál, vždy na začátku měsíce.',
      note,
      `Znovu se vás zeptáme za rok. Obnovit žádost bude potřeba do ${dayText(nextRenewalOn, 'cs')} a včas vám o tom napíšeme.`,
      CALL,
    ],
    `žádost o obnovení jsme schválili, příspěvky vám budou chodit dál. Dotazy: ${phoneOfFamilies}.`,
  )

export const returnedLetter = (labels: readonly string[], due: Day, note: string): FamilyLetter => {
  const dueOn = dayText(due, 'cs')
  return letter(
    'K vaší žádosti ještě potřebujeme dokumenty',
    [
      'děkujeme za žádost o obnovení. Abychom ji mohli dokončit, prosíme vás ještě o tyto dokumenty:',
      labels.map((label) => `- ${label}`).join('\n'),
      note,
      `Potřebujeme je do ${dueOn}. Nahrát je můžete v portálu: ${DOCUMENTS} – nebo nám je pošlete poštou. Příspěvky vám zatím chodí dál.`,
      `Kdyby bylo těžké některý dokument sehnat, zavolejte nám na ${phoneOfFamilies}. Najdeme spolu řešení.`,
    ],
    `k žádosti o obnovení ještě potřebujeme dokumenty, prosíme do ${dueOn}: ${DOCUMENTS} Poradíme vám na ${phoneOfFamilies}.`,
    DOCUMENTS,
  )
}

export const rejectedLetter = (lastContributionOn: Day, note: string): FamilyLetter => {
  const last = dayText(lastContributionOn, 'cs')
  return letter(
    'Rozhodnutí o vaší žádosti',
    [
      'děkujeme, že jste nám o své situaci napsali. Žádost o obnovení jsme pečlivě prošli a rozhodli jsme se v pravidelné pomoci dál nepokračovat.',
      note,
      `Poslední příspěvek vám pošleme ${last}.`,
      `Víme, že to pro vás nemusí být snadná zpráva. Zavolejte nám prosím na ${phoneOfFamilies}. Rozhodnutí vám vysvětlíme a poradíme, kam se obrátit dál.`,
    ],
    `žádost o obnovení jsme prošli a v pomoci dál nepokračujeme. Poslední příspěvek pošleme ${last}. Zavolejte nám prosím na ${phoneOfFamilies}, vše vám vysvětlíme.`,
  )
}
