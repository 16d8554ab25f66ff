import type { components } from '#generated/provider.d.ts'
import { goodOfAdmin, goodOfDonor } from '#mock/testing/good-requests.ts'
import { openedProfile } from '#mock/testing/opened-record.ts'
import { type Answered, signedInPerson } from '#mock/testing/person.ts'
import { openWorld } from '#mock/testing/test-app.ts'
import { composed, MANY, saved, textsAt, trimmed, type Writing, type WritingContext, withTexts } from './writing.ts'

type Schemas = components['schemas']

const FEW = 30

const DONOR = { firstName: 'profile.donor.firstName', lastName: 'profile.donor.lastName' }
const ADDRESS = {
  'address.street': 'profile.donor.address.street',
  'address.houseNumber': 'profile.donor.address.houseNumber',
  'address.city': 'profile.donor.address.city',
  'address.postalCode': 'profile.donor.address.postalCode',
}
const PROFILE = {
  ...DONOR,
  ...ADDRESS,
  phone: 'profile.donor.phone',
  'sourceOfAwareness.text': 'profile.donor.sourceOfAwareness.text',
}

/** Written by one operation and read in the donor's profile. */
const inProfile = (
  path: 'donorProfile' | 'taxData',
  fields: Readonly<Record<string, string>>,
  keeps: (text: string) => string,
): Writing =>
  saved({
    name: path,
    path,
    body: goodOfDonor[path] ?? {},
    fields,
    keeps,
    open: (app) => signedInPerson(app),
    read: async (jana) => (await jana.get('userProfile')).response as unknown,
    opened: ({ profile: { donor } }: { profile: { donor: Schemas['DonorData'] } }) =>
      path === 'taxData' ? donor.taxData : openedProfile(donor),
  })

const missingPayment: Writing = {
  name: 'missingPayment',
  fields: ['note'],
  mostInWorld: 1,
  open: async (app) => {
    const jana = await signedInPerson(app)
    return {
      write: (texts) => jana.post('missingPayment', withTexts(goodOfDonor.missingPayment ?? {}, texts)),
      // A letter contains it among other lines.
      read: async () => ({ note: { among: (await jana.messages()).map(({ text }) => text) } }),
    }
  },
}

const emailForm: Writing = {
  name: 'emailForm',
  fields: ['subject', 'fields.0.title', 'fields.0.value'],
  mostInWorld: MANY,
  open: async (app) => {
    const jana = await signedInPerson(app)
    const body = {
      to: 'portal@example.com',
      subject: 'Zpětná vazba',
      fields: [{ id: 'a', title: 'Zpráva', value: 'x' }],
    }
    return {
      write: (texts) => jana.post('emailForm', withTexts(body, texts)),
      read: async () => {
        const letter = (await jana.messages()).at(-1)
        const expected = { among: [letter?.text ?? ''] }
        return { subject: letter?.subject, 'fields.0.title': expected, 'fields.0.value': expected }
      },
    }
  },
}

const adminLinks: Writing = {
  name: 'adminLinks',
  fields: ['campaign'],
  mostInWorld: MANY,
  keeps: trimmed,
  open: async (app) => {
    const admin = await signedInPerson(app, 'admin')
    let count = 0
    return {
      write: (texts) => {
        count += 1
        return admin.post('adminLinks', withTexts({ ...goodOfAdmin.adminLinks, slug: `akce-${count}` }, texts))
      },
      read: async () => ({
        campaign: { among: [JSON.stringify((await admin.get('adminLinks')).response)], asJson: true },
      }),
    }
  },
}

const registration: Writing = {
  name: 'registration',
  fields: ['firstName', 'lastName'],
  mostInWorld: FEW,
  keeps: trimmed,
  open: async (app): Promise<WritingContext> => {
    const { id } = await openWorld(app)
    const post = async (path: string, payload: object): Promise<Answered> => {
      const answer = await app.inject({ method: 'POST', url: `/w/${id}/api/${path}`, payload })
      return { status: answer.statusCode, ...answer.json<Omit<Answered, 'status'>>() }
    }
    let count = 0
    const person = () => ({ email: `eva-${count}@example.com`, password: 'modrá-lampa-7' })
    return {
      write: (texts) => {
        count += 1
        const given = { kind: 'person', firstName: 'Eva', lastName: 'Malá', ...person(), consentPersonalData: true }
        const contribution = { amount: 300, frequency: 'recurring', method: 'transfer' }
        return post('registration', withTexts({ ...given, consentTerms: true, newsletter: true, contribution }, texts))
      },
      read: async () => {
        const { email, password } = person()
        return textsAt((await post('login', { username: email, password })).response, DONOR)
      },
    }
  },
}

/** A password is checked by signing in with it. Changing it ends the session. */
const password: Writing = {
  name: 'password',
  fields: ['password'],
  mostInWorld: 1,
  open: async (app) => {
    const jana = await signedInPerson(app)
    let changedTo = ''
    return {
      write: ({ password = '' }) => {
        changedTo = password
        return jana.post('password', { oldPassword: 'andel123', password })
      },
      read: async () => {
        const { error_code: code } = await jana.post('login', { username: '10000001', password: changedTo })
        return { password: code === 200 ? changedTo : `a login that answers ${code}` }
      },
    }
  },
}

export const writingsOfDonors = [
  inProfile('donorProfile', PROFILE, composed),
  inProfile('taxData', { name: 'profile.donor.taxData.name' }, trimmed),
  missingPayment,
  emailForm,
  adminLinks,
  registration,
  password,
]
