import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { getFamilies, getFamily, viewFamilyContact } from '#web/features/family/family-queries.ts'
import { donor, idPath, imagePath, interaction, moment, ok, refused, UNKNOWN } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'

const { boolean, eachLike, integer, regex, string } = MatchersV3
const familyId = 'fam-k7p2'
const month = (example: string) => regex('^\\d{4}-(0[1-9]|1[0-2])$', example)
const notFound = refused(404, 'family-not-found')
const GIVER = 'a signed-in donor'

const photo = {
  photoId: string('pho-1'),
  path: imagePath,
  takenMonth: integer(8),
  takenYear: integer(2026),
  description: string('Výlet k parní lokomotivě'),
}
const summary = {
  familyId: regex('^[A-Za-z0-9_.-]+$', familyId),
  recipientName: string('Tomáš'),
  age: integer(6),
  diseaseCategory: regex('^[a-z-]+$', 'oncological'),
  isCurrent: boolean(true),
  firstMonth: month('2026-05'),
  lastMonth: month('2026-11'),
  months: integer(7),
  myPart: integer(1260),
  opening: string('Tomášek má šest let.'),
  contactAvailability: regex('^(available|not-shared|help-ended)$', 'available'),
}

describe('getFamilies', () => {
  const list = donor.get('list families', '/families', getFamilies)

  interaction(list, GIVER, ok({ families: eachLike(summary), sampleStory: null }))
  interaction(
    { ...list, operation: 'list families before any gift has reached one' },
    'a donor who never voted',
    ok({
      families: [],
      sampleStory: {
        recipientName: string('Anička'),
        age: integer(4),
        diseaseCategory: regex('^[a-z-]+$', 'oncological'),
        story: string('Aničce jsou **čtyři roky**.'),
      },
    }),
  )
  sharedRefusals(list)
})

describe('getFamily', () => {
  const read = (operation = 'read a family', id = UNKNOWN) =>
    donor.get(operation, idPath('familyId', '/families', id), (api) => getFamily(api, id))

  interaction(
    read(undefined, familyId),
    'a donor with a family',
    ok({
      summary,
      story: string('Tomášek má šest let.'),
      photos: eachLike(photo),
      parts: eachLike({ month: month('2026-11'), amount: integer(180) }),
      contact: { availability: 'available', views: [] },
    }),
  )
  interaction(read('read a family that is not theirs'), GIVER, notFound)
  sharedRefusals(read())
})

describe('viewFamilyContact', () => {
  const view = (operation = "show a family's contact", id = UNKNOWN, key = 'pact-contact-0001') =>
    donor.post(operation, idPath('familyId', '/families', id, '/contact'), (api) => viewFamilyContact(api, id, key), {
      key,
      body: { agreement: true },
    })

  interaction(
    view(undefined, familyId),
    'a donor with a family',
    ok({
      viewId: regex('^[A-Za-z0-9_.-]+$', 'view-1'),
      viewedAt: moment('2026-11-10T09:00:00.000Z'),
      carerName: string('Petra Svobodová'),
      patientName: string('Tomáš Svoboda'),
      address: { street: string('Na Výsluní'), city: string('Třebíč'), postalCode: string('674 01') },
    }),
  )
  interaction(
    view('show a contact that is not shared', familyId),
    'a donor with a family that does not share its contact',
    refused(409, 'contact-not-shared'),
  )
  interaction(view('show the contact of a family not theirs'), GIVER, notFound)
  sharedRefusals(view(), [view(undefined, UNKNOWN, 'short'), 'a key off the contract', 'Idempotency-Key'])
})
