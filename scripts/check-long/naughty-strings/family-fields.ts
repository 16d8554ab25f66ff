import type { components } from '#generated/provider.d.ts'
import { shownName } from '#mock/domain/files/upload-rules.ts'
import { signedInFamily } from '#mock/testing/family.ts'
import { goodOfRecipient, goodOfRenewing } from '#mock/testing/good-requests.ts'
import { openedContacts, openedData, openedMember } from '#mock/testing/opened-record.ts'
import { renewingFamily } from '#mock/testing/renewing-family.ts'
import { requestingFamily } from '#mock/testing/requesting-family.ts'
import { ONCOLOGICAL_ANSWERS } from '#rules/forms/complete-answers.ts'
import { entryOf, valueAtPath } from '../value-at-path.ts'
import { composed, saved, textsAt, type Writing, withTexts } from './writing.ts'

type Schemas = components['schemas']

/** Rule 14.8, for the numbers of an account. */
const withoutSpaces = (text: string): string => text.replace(/\s/gu, '')

type FamilyRecord = Schemas['RecipientData']
type Place = Pick<Parameters<typeof saved>[0], 'path' | 'fields' | 'mostInWorld' | 'keeps'> & {
  name?: string
  /** Which family member is read as `member`. */
  member?: string
  opened?: (record: FamilyRecord) => object
}

/** Written by one operation and read in the family's record. */
const inRecord = ({ path, member: id = 'member-2', ...place }: Place): Writing =>
  saved({
    name: path,
    path,
    body: goodOfRecipient[path] ?? {},
    open: (app) => signedInFamily(app),
    read: async (family) => {
      const record: unknown = await family.record()
      return { ...(record as object), member: entryOf(valueAtPath(record, 'FamilyMembers'), 'Id', id) }
    },
    ...place,
  })

/** Written to one photo and read in the list of photos. */
const ofPhoto = (path: string, place: Omit<Place, 'path' | 'member' | 'opened'>, opened?: (photo: Photo) => object) =>
  saved({
    name: path,
    path,
    body: goodOfRecipient[path] ?? {},
    open: (app) => signedInFamily(app),
    read: async (family) =>
      entryOf(valueAtPath(await family.get('recipientPhotos'), 'response.photos'), 'photoId', path.split('/')[1] ?? ''),
    ...place,
    ...(opened && { opened }),
  })
type Photo = Schemas['RecipientPhotoValues']

const openedJiri = ({ FamilyMembers }: FamilyRecord): object => {
  const jiri = FamilyMembers.find(({ Id }) => Id === 'member-2')
  return jiri ? openedMember(jiri) : {}
}

const PERSON = {
  'patient.title': 'Patient.Title',
  'patient.firstName': 'Patient.FirstName',
  'patient.lastName': 'Patient.LastName',
}
const ACCOUNT = {
  'account.prefix': 'Account.Prefix',
  'account.number': 'Account.Number',
  'account.bankCode': 'Account.BankCode',
}
const CONTACTS = {
  'caringPerson.firstName': 'CaringPerson.FirstName',
  'caringPerson.lastName': 'CaringPerson.LastName',
  'address.street': 'ContactAddress.street',
  'address.houseNumber': 'ContactAddress.houseNumber',
  'address.city': 'ContactAddress.city',
  'address.postalCode': 'ContactAddress.postalCode',
  phone: 'Phone',
  email: 'Email',
}
const MEMBER = {
  name: 'member.Name',
  schoolOrProfession: 'member.SchoolOrProfession',
  hobbies: 'member.Hobbies',
  email: 'member.Email',
}

const asBrowsersSay = (name: string): string =>
  name.toWellFormed().replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')

/** Rule 19.11: a file name is cut to the part after the last slash, without control characters; browsers write three of them as `%22`. */
const fileName: Writing = {
  name: 'file names',
  fields: ['name'],
  mostInWorld: 15,
  keeps: (text) => shownName(asBrowsersSay(`${text}.pdf`)),
  open: async (app) => {
    const family = await signedInFamily(app)
    const meta = { category: 'document', documentType: 'medical-report', issuedOn: '2026-10-12' }
    const file = { meta, type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n') }
    return {
      write: ({ name = '' }) => family.upload('recipientDocuments', [{ ...file, name: `${name}.pdf` }]),
      read: async () => ({
        name: { among: [JSON.stringify((await family.get('recipientDocuments')).response)], asJson: true },
      }),
    }
  },
}

const renewal: Writing = {
  name: 'renewal',
  fields: ['contributionUse', 'message'],
  mostInWorld: 1,
  open: async (app) => {
    const family = await renewingFamily(app)
    return {
      write: (texts) => family.send(withTexts(goodOfRenewing.renewal ?? {}, texts)),
      read: async () =>
        textsAt(await family.read(), {
          contributionUse: 'response.request.contributionUse',
          message: 'response.request.message',
        }),
    }
  },
}

const TEXT_ITEMS = [
  'diagnosis',
  'patient-first-name',
  'contact-last-name',
  'street',
  'city',
  'work-change',
  'story',
  'help-wanted',
]

/** Read by the link of a request that the foundation returned. */
const helpRequest: Writing = {
  name: 'helpRequests',
  fields: TEXT_ITEMS,
  mostInWorld: 1,
  open: async (app) => {
    const family = await requestingFamily(app)
    return {
      write: (texts) => family.submit({ ...ONCOLOGICAL_ANSWERS, ...texts }),
      read: async (sent) => {
        const remarks = [{ itemId: 'diagnosis', text: 'Celou, prosím.' }]
        const returned = { request: valueAtPath(sent, 'response.receiptNumber'), decision: 'return', remarks }
        await family.trigger('request-decided', returned)
        const linkKey = new URL((await family.messages()).at(-1)?.link ?? '').searchParams.get('odkaz')
        const opened = await family.post('linkExchange', { kind: 'help-request', linkKey })
        const answers = valueAtPath(
          await family.get('helpRequest', { 'access-key': String(valueAtPath(opened, 'response.accessKey')) }),
          'response.answers',
        )
        return answers as Record<string, unknown>
      },
    }
  },
}

export const writingsOfFamilies: readonly Writing[] = [
  inRecord({ path: 'recipientData', fields: PERSON, opened: openedData, keeps: composed }),
  inRecord({ path: 'recipientData', fields: ACCOUNT, opened: openedData, keeps: withoutSpaces }),
  inRecord({ path: 'recipientData', fields: { lifeStory: 'LifeStory' }, opened: openedData }),
  inRecord({ path: 'recipientContacts', fields: CONTACTS, opened: openedContacts, keeps: composed }),
  inRecord({ path: 'familyMembers/member-2', fields: MEMBER, opened: openedJiri, keeps: composed }),
  inRecord({
    path: 'familyMembers/member-4/removal',
    fields: { reason: 'member.Removal.Reason' },
    member: 'member-4',
    mostInWorld: 1,
  }),
  ofPhoto(
    'recipientPhotos/pho-train',
    { fields: { description: 'description' } },
    ({ takenMonth, takenYear, description }) => ({ takenMonth, takenYear, description }),
  ),
  ofPhoto('recipientPhotos/pho-cake/removal', { fields: { reason: 'removal.reason' }, mostInWorld: 1 }),
  fileName,
  renewal,
  helpRequest,
]
