import { openedContacts, openedData, openedMember, openedProfile } from '#mock/testing/opened-record.ts'
import type { ExchangeAnswer } from '../exchange.ts'
import type { Trouble } from '../trouble.ts'
import type { Walk } from '../walk.ts'
import { callAs, readProfile, writeAs } from './actors.ts'

type Open = (walk: Walk, who: string, id?: string) => Promise<object | undefined>

const readDonor = { operationId: 'getUserProfile' } as const

const donorIn = (answer: ExchangeAnswer | undefined) => answer?.json?.response?.profile?.donor
const familyIn = (answer: ExchangeAnswer | undefined) => answer?.json?.response?.Recipient

/** How each save reads the record that it changes; undefined if there is none. */
const openings = {
  saveDonorProfile: async (walk, who) => {
    const donor = donorIn(await callAs(walk, who, readDonor))
    return donor && openedProfile(donor)
  },
  saveTaxData: async (walk, who) => donorIn(await callAs(walk, who, readDonor))?.taxData,
  saveRecipientData: async (walk, who) => {
    const family = familyIn(await callAs(walk, who, readProfile))
    return family && openedData(family)
  },
  saveRecipientContacts: async (walk, who) => {
    const family = familyIn(await callAs(walk, who, readProfile))
    return family && openedContacts(family)
  },
  saveFamilyMember: async (walk, who, id) => {
    const family = familyIn(await callAs(walk, who, readProfile))
    const member = family?.FamilyMembers.find(({ Id }) => Id === id)
    return member && openedMember(member)
  },
} satisfies Readonly<Record<string, Open>>

export const fromPage = (isOlder: boolean): string => (isOlder ? ' from an older page' : '')

/** Saves from a page that was opened now, or from an older one of that person where there is one. */
export async function saveRecordAs(
  walk: Walk,
  who: string,
  { body, ...save }: { readonly operationId: keyof typeof openings; readonly id?: string; readonly body: object },
  { trouble, isOlder }: { readonly trouble: Trouble; readonly isOlder: boolean },
): Promise<void> {
  const page = `${save.operationId} ${who} ${save.id ?? ''}`
  const older = isOlder ? walk.memory.opened.get(page) : undefined
  const open: Open = openings[save.operationId]
  const basedOn = older ?? (await open(walk, who, save.id)) ?? body
  walk.memory.opened.set(page, basedOn)
  await writeAs(walk, who, { ...save, body: { ...body, basedOn } }, trouble)
}
