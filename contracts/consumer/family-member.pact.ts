import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import {
  addFamilyMember,
  requestMemberRemoval,
  saveFamilyMember,
} from '#web/features/family-member/family-member-queries.ts'
import type { FamilyMemberChange, FamilyMemberRequest } from '#web/shared/api/wire.ts'
import { family, idPath, interaction, ok, refused, UNKNOWN } from './interaction.ts'
import { savedRecipient } from './person.ts'
import { editingLocked, sharedRefusals } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const { integer, string } = MatchersV3
const FAMILY = 'a signed-in recipient'
/** The id of a member that the provider state returns under `name`; of nothing it is sent as it is. */
const idOf = (name: string) => (name === UNKNOWN ? name : 'member-4')
const ofMember = (name: string, after = '') => idPath(name, '/familyMembers', idOf(name), after)
const leaving = 'a recipient whose family member is being removed'
const sister: FamilyMemberRequest = {
  name: 'Anna Svobodová',
  relation: 'sibling',
  gender: 'F',
  birthMonth: 2,
  birthYear: 2017,
}
const notYetBorn: FamilyMemberRequest = { ...sister, birthMonth: 12, birthYear: 2026 }
const nextMonth = { birthMonth: fromState('nextMonth', 12), birthYear: fromState('yearOfNextMonth', 2026) }
const unborn = refused(422, 'month-in-future', { fields: { birthMonth: 'future' } })
const withoutBirth: FamilyMemberRequest = { name: 'Anna Svobodová', relation: 'sibling', gender: 'F' }
const birthNeeded = refused(422, 'family-member-refused', { fields: { birthMonth: 'required', birthYear: 'required' } })
const notFound = refused(404, 'member-not-found')
const secondPatient = refused(422, 'family-member-refused', { fields: { relation: 'second-patient' } })
const fixed = refused(409, 'main-contact-fixed')
const removing = refused(409, 'removal-requested')

describe('addFamilyMember', () => {
  const key = 'pact-member-0001'
  const add = (operation = 'add a family member', request = sister) =>
    family.post(operation, '/familyMembers', (api) => addFamilyMember(api, request, key), { key, body: request })

  interaction(add(), FAMILY, ok(savedRecipient))
  interaction(add('add a family member without a birth date', withoutBirth), FAMILY, birthNeeded)
  interaction(
    { ...add('add a family member born next month', notYetBorn), body: { ...sister, ...nextMonth } },
    FAMILY,
    unborn,
  )
  interaction(add('add a second patient', { ...sister, relation: 'patient' }), FAMILY, secondPatient)
  interaction(
    add('add one family member too many'),
    'a recipient with as many family members as there may be',
    refused(409, 'limit-reached', { limit: integer(50) }),
  )
  editingLocked(add())
  sharedRefusals(add(), [add(undefined, { ...sister, birthMonth: 13 }), 'a thirteenth month', 'birthMonth'])
})

describe('saveFamilyMember', () => {
  const key = 'pact-member-0002'
  const MEMBER = 'a recipient with a family member'
  const opened = { ...sister, hobbies: 'plavání' }
  const changed: FamilyMemberChange = { ...sister, hobbies: 'šachy', basedOn: opened }
  const birth = { birthMonth: fromState('storedBirthMonth', 2), birthYear: fromState('storedBirthYear', 2017) }
  const save = (what = 'a family member', name = 'memberId', request = changed) =>
    family.post(`save ${what}`, ofMember(name), (api) => saveFamilyMember(api, idOf(name), request, key), {
      key,
      body: request,
    })

  interaction(
    { ...save(), body: { ...changed, basedOn: { ...opened, hobbies: fromState('storedHobbies', 'plavání') } } },
    MEMBER,
    ok(savedRecipient),
  )
  interaction(
    save('hobbies that another device has changed', 'memberId', {
      ...changed,
      basedOn: { ...opened, hobbies: 'zájmy z dřívějška' },
    }),
    MEMBER,
    refused(409, 'changed-elsewhere', {
      fields: { hobbies: 'changed-elsewhere' },
      current: { name: string(sister.name), relation: string(sister.relation), hobbies: string(opened.hobbies) },
    }),
  )
  interaction(
    {
      ...save('a family member without a birth date', 'memberId', { ...withoutBirth, basedOn: sister }),
      body: { ...withoutBirth, basedOn: { ...withoutBirth, ...birth } },
    },
    MEMBER,
    birthNeeded,
  )
  interaction(
    {
      ...save('a family member born next month', 'memberId', { ...notYetBorn, basedOn: sister }),
      body: { ...sister, ...nextMonth, basedOn: { ...sister, ...birth } },
    },
    MEMBER,
    unborn,
  )
  interaction(
    {
      ...save('a second patient', 'memberId', { ...sister, relation: 'patient', basedOn: sister }),
      body: {
        ...sister,
        relation: 'patient',
        basedOn: { ...sister, relation: fromState('storedRelation', 'sibling') },
      },
    },
    MEMBER,
    secondPatient,
  )
  interaction(save('a family member who is not theirs', UNKNOWN), FAMILY, notFound)
  interaction(
    {
      ...save('another birth of the main contact', 'mainContactId', {
        ...sister,
        basedOn: { ...sister, birthMonth: 4, birthYear: 1985 },
      }),
      body: {
        ...sister,
        basedOn: {
          ...sister,
          birthMonth: fromState('mainContactBirthMonth', 4),
          birthYear: fromState('mainContactBirthYear', 1985),
        },
      },
    },
    MEMBER,
    fixed,
  )
  interaction(save('a family member who is being removed'), leaving, removing)
  editingLocked(save())
  sharedRefusals(save(), [
    save(undefined, undefined, { ...changed, birthMonth: 13 }),
    'a thirteenth month',
    'birthMonth',
  ])
})

describe('requestMemberRemoval', () => {
  const key = 'pact-member-0003'
  const remove = (operation = 'ask to remove a family member', name = 'memberId', reason = 'Dcera bydlí jinde.') =>
    family.post(
      operation,
      ofMember(name, '/removal'),
      (api) => requestMemberRemoval(api, idOf(name), { reason }, key),
      { key, body: { reason } },
    )

  interaction(remove(), FAMILY, ok(savedRecipient))
  interaction(remove('ask to remove a family member who is not theirs', UNKNOWN), FAMILY, notFound)
  interaction(remove('ask to remove the main contact', 'mainContactId'), FAMILY, fixed)
  interaction(remove('ask to remove the only patient', 'patientId'), FAMILY, refused(409, 'patient-fixed'))
  interaction(remove('ask again to remove a family member'), leaving, removing)
  editingLocked(remove())
  sharedRefusals(remove(), [remove(undefined, undefined, ' '), 'no reason', 'reason'])
})
