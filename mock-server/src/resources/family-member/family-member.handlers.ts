import type { components } from '#generated/provider.d.ts'
import type { FamilyMember, Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { BodyOf, Handler, HandlerContext } from '../../kernel/handler.ts'
import { mergeRequest } from '../shared/merge-request.ts'
import { recipientOf } from '../shared/person-of-token.ts'
import { refuseWhileLocked } from '../shared/refuse-while-locked.ts'
import { filled, sent } from '../shared/sent.ts'
import { presentSavedProfile } from '../user-profile/saved-profile.presenter.ts'
import { requestMemberRemoval as requestRemoval } from './member-removal.rules.ts'
import {
  addFamilyMember as add,
  MAX_MEMBERS,
  type MemberInput,
  saveFamilyMember as save,
} from './save-family-member.rules.ts'

export const addFamilyMember: Handler<'addFamilyMember'> = {
  run(world, { body, caller }, context) {
    const recipient = recipientOf(world, caller)
    const locked = refuseWhileLocked(recipient, context.now)
    if (locked) return locked
    const { result, ...decided } = add(recipient, inputOf(body), context)
    if (result.kind === 'saved') return { answer: saved(world, result.recipient, context), ...decided }
    return { answer: result.kind === 'faulty' ? faulty(result) : REFUSALS[result.error], ...decided }
  },
}

export const saveFamilyMember: Handler<'saveFamilyMember'> = {
  run(world, { body, caller, params }, context) {
    const recipient = recipientOf(world, caller)
    const locked = refuseWhileLocked(recipient, context.now)
    if (locked) return locked
    const { basedOn, ...wanted } = body
    const member = recipient.familyMembers.find(({ id, removal }) => id === params.memberId && removal === null)
    const merged = member && mergeMember(member, wanted, basedOn)
    if (merged?.kind === 'conflict') return merged.outcome
    const { result, ...decided } = save(recipient, params.memberId, inputOf(merged?.record ?? wanted), context.now)
    if (result.kind === 'saved') return { answer: saved(world, result.recipient, context), ...decided }
    return { answer: result.kind === 'faulty' ? faulty(result) : REFUSALS[result.error], ...decided }
  },
}

export const requestMemberRemoval: Handler<'requestMemberRemoval'> = {
  run(world, { body, caller, params }, context) {
    const recipient = recipientOf(world, caller)
    const locked = refuseWhileLocked(recipient, context.now)
    if (locked) return locked
    const request = { memberId: params.memberId, reason: body.reason }
    const { result, ...decided } = requestRemoval(recipient, request, context.now)
    if (result.kind === 'saved') return { answer: saved(world, result.recipient, context), ...decided }
    return { answer: REFUSALS[result.error], ...decided }
  },
}

const saved = (world: WorldState, recipient: Recipient, { now, signImage }: HandlerContext) =>
  ({ error_code: 200, response: presentSavedProfile(world, recipient, { now, signImage }) }) as const

const REFUSALS = {
  'limit-reached': { error_code: 409, error: 'limit-reached', limit: MAX_MEMBERS },
  'member-not-found': { error_code: 404, error: 'member-not-found' },
  'main-contact-fixed': { error_code: 409, error: 'main-contact-fixed' },
  'patient-fixed': { error_code: 409, error: 'patient-fixed' },
  'removal-requested': { error_code: 409, error: 'removal-requested' },
} as const

const faulty = <Code extends string>({
  error,
  fields,
}: {
  readonly error: Code
  readonly fields: Readonly<Record<string, string>>
}) => ({ error_code: 422, error, fields }) as const

type Values = BodyOf<'saveFamilyMember'>['basedOn']

/** A request without the birth of the main contact does not change it (rule 10.6), so it is no conflict either. */
const mergeMember = (member: FamilyMember, wanted: Values, basedOn: Values) => {
  const stored: Values = presentMemberValues(member)
  const { birthMonth, birthYear } = stored
  const birth = member.isMainContact ? sent<Partial<Values>>({ birthMonth, birthYear }) : {}
  return mergeRequest('saveFamilyMember', { wanted: { ...birth, ...wanted }, basedOn, stored })
}

const inputOf = (body: Values): MemberInput => ({
  name: body.name.normalize('NFC'),
  relation: body.relation,
  gender: body.gender,
  birthYear: body.birthYear ?? null,
  birthMonth: body.birthMonth ?? null,
  phone: body.phone ?? '',
  email: body.email ?? '',
  occupation: (body.schoolOrProfession ?? '').normalize('NFC'),
  hobbies: (body.hobbies ?? '').normalize('NFC'),
})

type MemberValues = components['schemas']['FamilyMemberValues']

/** What the family may change about a member; fields without a value are left out. */
const presentMemberValues = (member: FamilyMember): MemberValues =>
  sent<MemberValues>({
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
