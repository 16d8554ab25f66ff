import type { FormAnswers } from '#rules/forms/form.ts'
import { fixedSpaces } from '../../domain/letters/fixed-spaces.ts'
import { FOUNDATION_CONTACT } from '../../domain/letters/foundation.ts'
import { dayText } from '../../domain/letters/wording.ts'
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
