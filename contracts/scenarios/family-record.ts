import type { components } from '#generated/provider.d.ts'
import type { ScenarioCaller } from './caller.ts'

type Schemas = components['schemas']

/** The family's record as its pages read it. */
export async function recordOf(family: ScenarioCaller): Promise<Schemas['RecipientData']> {
  const t = '2026-11-10T09:00:00.000Z'
  const { response, error } = await family.get('/recipientProfile', { query: { t } })
  const record = (response as Schemas['FullUser'] | undefined)?.Recipient
  if (record === undefined) throw new Error(`There is no record: ${error}`)
  return record
}

/** The basic data of 2000001, to be changed in one place; the stored life story is another, and no save changes it. */
export const data = {
  patient: { title: '', firstName: 'Tomáš', lastName: 'Svoboda', birthMonth: 5, birthYear: 2020 },
  account: { prefix: '000123', number: '2000137313', bankCode: '0800' },
  housingType: 'house',
  householdMembers: 4,
  informativeConsent: true,
  lifeStory: 'Tomášek má **šest let**.',
}

/** The stored contacts of 2000001. */
export const contacts = {
  caringPerson: { firstName: 'Petra', lastName: 'Svobodová' },
  address: { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
  phone: '+420602000201',
  email: 'svobodovi@example.com',
}
