import { isDeepStrictEqual } from 'node:util'
import type { components } from '#generated/provider.d.ts'
import { checkPhoneInternational } from '#rules/formats/phone-international.ts'
import type { Lang } from '../../domain/letters/wording.ts'
import { ownValue } from '../../domain/people/find-person.ts'
import type { Donor } from '../../domain/state/donor.ts'
import { memoizeByRecord } from '../../domain/state/memoize-by-record.ts'
import type { ContactView, FamilyPhoto, Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant, toIsoString } from '../../domain/time/instant.ts'
import type { Handler, HandlerContext, SignImage } from '../../kernel/handler.ts'
import { contactAvailability, sharedContact, viewContact, viewsBy } from '../contact-view/view-contact.rules.ts'
import { newestFirst } from '../recipient-photo/primary-photo.rules.ts'
import { donorOf } from '../shared/person-of-token.ts'
import { familiesOf, familyOf, type HelpedFamily } from './families-of-donor.rules.ts'
import { SAMPLE_STORY } from './family-sample-story.rules.ts'
import { openingOf } from './story-opening.rules.ts'

export const getFamilies: Handler<'getFamilies'> = {
  run(world, { caller, headers: { lang } }, { now, signImage }) {
    const donor = donorOf(world, caller)
    const helped = familiesOf(world, donor.login, dayOf(now).toString())
    const families = helped.map((family) => presentSummary(family, { now, signImage, lang }))
    const sampleStory = families.length === 0 ? SAMPLE_STORY : null
    return {
      answer: { error_code: 200, response: { families, sampleStory } },
      changes: [],
      rule: 'rule 8.1 Supported families',
    }
  },
}

export const getFamily: Handler<'getFamily'> = {
  run(world, { params, caller, headers: { lang } }, { now, signImage }) {
    const donor = donorOf(world, caller)
    const family = familyOf(world, donor.login, params.familyId, dayOf(now).toString())
    const answer = family
      ? ({ error_code: 200, response: presentFamily(world, donor, family, { now, signImage, lang }) } as const)
      : NOT_FOUND
    return { answer, changes: [], rule: 'rule 8.2 Family profile' }
  },
}

export const viewFamilyContact: Handler<'viewFamilyContact'> = {
  /** Of a logged view: the contact that is shared now. A refusal shows nothing and stays. */
  isStillTrue(world, { params, caller }, remembered, now) {
    if (remembered.error_code !== 200) return true
    const contact = sharedContact(world, donorOf(world, caller), params.familyId, now)
    if (contact.kind !== 'shared') return false
    const view = ownValue(world.contactViews[contact.recipient.personId] ?? {}, remembered.response.viewId)
    return view !== null && isDeepStrictEqual(presentContact(contact.recipient, view), remembered.response)
  },
  run(world, { params, caller }, context) {
    const { result, changes, rule } = viewContact(world, donorOf(world, caller), params.familyId, context)
    switch (result.kind) {
      case 'shown': {
        const response = presentContact(result.recipient, result.view)
        return { answer: { error_code: 200, response }, changes, rule }
      }
      case 'not-shared':
        return { answer: { error_code: 409, error: 'contact-not-shared' }, changes, rule }
      case 'not-found':
        return { answer: NOT_FOUND, changes, rule }
    }
  },
}

/** A family of another donor and an unknown family get the same answer, so that ids cannot be guessed (rule 19.7). */
const NOT_FOUND = { error_code: 404, error: 'family-not-found' } as const

type Schemas = components['schemas']

/** The contract's limits of its lists; the newest items are included. */
const MAX = { photos: 200, parts: 1_200, views: 50 } as const
const LONGEST_NAME = 100

/** `lang`: the language of the call. */
type View = Pick<HandlerContext, 'now' | 'signImage'> & { readonly lang: Lang }

/** Of the family, only the patient's first name (rule 8.3). */
const presentSummary = (family: HelpedFamily, { now, signImage, lang }: View): Schemas['FamilySummary'] => {
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

const presentFamily = (world: WorldState, donor: Donor, family: HelpedFamily, view: View): Schemas['Family'] => {
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

const presentContact = (
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
