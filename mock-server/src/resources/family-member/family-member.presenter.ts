import type { components } from '#generated/provider.d.ts'
import type { FamilyMember } from '../../domain/state/recipient.ts'
import { filled, sent } from '../shared/sent.ts'

type Values = components['schemas']['FamilyMemberValues']

/** What the family may change about a member; fields without a value are left out. */
export const presentMemberValues = (member: FamilyMember): Values =>
  sent<Values>({
    name: member.name,
    relation: member.relation,
    gender: member.gender,
    birthMonth: filled(member.birthMonth),
    birthYear: filled(member.birthYear),
    phone: filled(member.phone),
    email: filled(member.email),
    schoolOrProfession: filled(member.occupation),
    hobbies: filled(member.hobbies),
  })
