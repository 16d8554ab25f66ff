import type { components } from '#generated/provider.d.ts'
import { checkPhoneInternational } from '#rules/formats/phone-international.ts'
import type { Lang } from '../../domain/letters/wording.ts'
import type { Donor } from '../../domain/state/donor.ts'
import { memoizeByRecord } from '../../domain/state/memoize-by-record.ts'
import type { ContactView, FamilyPhoto, Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant, toIsoString } from '../../domain/time/instant.ts'
import type { HandlerContext, SignImage } from '../../kernel/handler.ts'
import { contactAvailability, viewsBy } from '../contact-view/view-contact.rules.ts'
import { newestFirst } from '../recipient-photo/primary-photo.rules.ts'
import type { HelpedFamily } from './families-of-donor.rules.ts'
import { openingOf } from './story-opening.rules.ts'

type Schemas = components['schemas']

/** The contract's limits of its lists; the newest items are included. */
const MAX = { photos: 200, parts: 1_200, views: 50 } as const
const LONGEST_NAME = 100

/** `lang`: the language of the call. */
type View = Pick<HandlerContext, 'now' | 'signImage'> & { readonly lang: Lang }

/** Of the family, only the patient's first name (rule 8.3). */
export const presentSummary = (family: HelpedFamily, { now, signImage, lang }: View): Schemas['FamilySummary'] => {
  const { recipient, isCurrent, removedReason, parts } = family
  const { patient } = recipient
  return {
    familyId: recipient.familyId,
    recipientName: patient.firstName,
    age: ageOf(patient, now),
    diseaseCategory: patient.disease,
    isCurrent,
    removedReason: removedReason === null ? null : removedReason[lang],
    firstMonth: parts.at(-1)?.month ?? '',
    lastMonth: parts[0]?.month ?? '',
    months: parts.length,
    myPart: parts.reduce((sum, { amount }) => sum + amount, 0),
    opening: openingOfRecord(recipient, recipient.lifeStory),
    photo: presentMainPhoto(recipient, signImage),
    contactAvailability: contactAvailability(recipient),
  }
}

export const presentFamily = (world: WorldState, donor: Donor, family: HelpedFamily, view: View): Schemas['Family'] => {
  const { recipient, parts } = family
  const views = viewsBy(world, donor, recipient).slice(0, MAX.views)
  return {
    summary: presentSummary(family, view),
    story: recipient.lifeStory.trim() === '' ? null : recipient.lifeStory,
    photos: newestFirst(recipient.photos)
      .slice(0, MAX.photos)
      .map((photo) => presentPhoto(photo, view.signImage)),
    parts: parts.slice(0, MAX.parts).map(({ month, amount }) => ({ month, amount })),
    contact: {
      availability: contactAvailability(recipient),
      views: views.map(({ viewedAt }) => toIsoString(viewedAt)),
    },
  }
}

export const presentContact = (
  { patient, carer, address }: Recipient,
  { viewId, viewedAt }: ContactView,
): Schemas['FamilyContact'] => ({
  viewId,
  viewedAt: toIsoString(viewedAt),
  carerName: nameOf(carer.firstName, carer.lastName),
  patientName: nameOf(patient.title, patient.firstName, patient.lastName),
  address,
  ...(checkPhoneInternational(carer.phone) === true && { phone: carer.phone }),
  ...(carer.email !== '' && { email: carer.email }),
})

/** The contract limits names to a hundred characters; three names of a hundred each are cut. */
const nameOf = (...names: readonly string[]): string =>
  [...names.filter((name) => name !== '').join(' ')].slice(0, LONGEST_NAME).join('')

const openingOfRecord = memoizeByRecord((_recipient: Recipient, story: string) => openingOf(story))

/** Full years by month, since the day of birth is not known; a future month of birth gives 0. */
const ageOf = ({ birthYear, birthMonth }: Recipient['patient'], now: Instant): number => {
  const { year, month } = dayOf(now)
  return Math.max(0, year - birthYear - (month < birthMonth ? 1 : 0))
}

const presentMainPhoto = ({ photos }: Recipient, signImage: SignImage): Schemas['FamilyPhoto'] | null => {
  const main = photos.find(({ isPrimary }) => isPrimary) ?? newestFirst(photos)[0]
  return main ? presentPhoto(main, signImage) : null
}

const presentPhoto = (photo: FamilyPhoto, signImage: SignImage): Schemas['FamilyPhoto'] => ({
  photoId: photo.id,
  path: signImage(photo),
  takenMonth: photo.takenMonth,
  takenYear: photo.takenYear,
  description: photo.description,
})
