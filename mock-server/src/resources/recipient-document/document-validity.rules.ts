import { monthsLater, REPORT_MONTHS } from '#rules/forms/issue-date.ts'
import type { HandedDocument, Recipient } from '../../domain/state/recipient.ts'
import { type Day, dayOf } from '../../domain/time/instant.ts'

type PlainDate = Temporal.PlainDate

const STUDENT_AGE = 15
/** A school year runs from 1 September to 31 August. */
const SEPTEMBER = 9

/** Rule 10.11: a medical report is valid for six calendar months, including the last day; a shorter month ends sooner. */
const reportEnd = (issuedOn: Day): PlainDate => Temporal.PlainDate.from(monthsLater(issuedOn, REPORT_MONTHS))

/** A study confirmation is valid until the end of the school year it was issued in. */
const studyEnd = (issuedOn: Day): PlainDate => {
  const { year, month } = Temporal.PlainDate.from(issuedOn)
  return Temporal.PlainDate.from({ year: month >= SEPTEMBER ? year + 1 : year, month: SEPTEMBER - 1, day: 31 })
}

/** Rule 10.11. Only the month of birth is known: in the month of the fifteenth birthday the patient counts as fifteen. */
export const needsStudyConfirmation = ({ patient }: Pick<Recipient, 'patient'>, today: PlainDate): boolean => {
  const hasHadBirthday = today.month >= patient.birthMonth
  return today.year - patient.birthYear - (hasHadBirthday ? 0 : 1) >= STUDENT_AGE
}

/** The newest document of its type that the foundation has accepted, even if it has expired. */
export const newestAccepted = (
  { handedDocuments }: Pick<Recipient, 'handedDocuments'>,
  type: HandedDocument['type'],
): HandedDocument | null =>
  handedDocuments.findLast((handed) => handed.type === type && handed.acceptedAt !== null) ?? null

/**
 * The last valid day of an accepted document; null if it does not expire. Of a patient of fifteen or more no document is valid for
 * longer than the study confirmation; without an accepted confirmation there is no such limit, and the confirmation itself is missing.
 */
export const expiresOn = (
  recipient: Pick<Recipient, 'handedDocuments' | 'patient'>,
  handed: HandedDocument,
  today: PlainDate,
): PlainDate | null => {
  const own = endOf(handed)
  const study = needsStudyConfirmation(recipient, today) ? newestAccepted(recipient, 'study-confirmation') : null
  return earlier(own, study && endOf(study))
}

const endOf = ({ type, issuedOn, uploadedAt }: HandedDocument): PlainDate | null => {
  // An older record may lack the day of issue.
  const day = issuedOn ?? dayOf(uploadedAt).toString()
  if (type === 'medical-report') return reportEnd(day)
  return type === 'study-confirmation' ? studyEnd(day) : null
}

const earlier = (a: PlainDate | null, b: PlainDate | null): PlainDate | null => {
  if (!a || !b) return a ?? b
  return Temporal.PlainDate.compare(a, b) <= 0 ? a : b
}
