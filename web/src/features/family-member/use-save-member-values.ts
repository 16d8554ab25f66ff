import type { FamilyMember, FamilyMemberRequest, FamilyMemberValues } from '../../shared/api/wire.ts'
import { isStored } from '../../shared/editing/is-stored.ts'
import { type StoredState, storedState } from '../../shared/editing/stored-state.ts'
import { useConfirmedSave } from '../../shared/editing/use-confirmed-save.ts'
import { useOwnSaves } from '../../shared/editing/use-own-saves.ts'
import type { Session } from '../../shared/session/session.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { addFamilyMember, saveFamilyMember } from './family-member-queries.ts'
import { storedMember } from './member-values.ts'
import { useSaveMember } from './use-save-member.ts'

const NO_MEMBER = {} as FamilyMemberValues

const membersOf = (session: Session): readonly FamilyMember[] =>
  session.isLoggedIn ? (session.fullUser.Recipient?.FamilyMembers ?? []) : []

/** Saves the person that the form was opened with, or adds a new one if `memberId` is undefined. After an unknown outcome the family is read again. */
export function useSaveMemberValues(opened: FamilyMember | undefined, memberId: string | undefined) {
  const { store, refreshProfile } = useSessionActions()
  const basedOn = opened ? storedMember(opened) : NO_MEMBER
  const call = useSaveMember((api, { values, base }: { values: FamilyMemberRequest; base: FamilyMemberValues }, key) =>
    memberId === undefined
      ? addFamilyMember(api, values, key)
      : saveFamilyMember(api, memberId, { ...values, basedOn: base }, key),
  )
  const send = useOwnSaves((values, base: FamilyMemberValues) => call({ values: values as FamilyMemberRequest, base }))

  async function read(values: FamilyMemberRequest): Promise<StoredState | undefined> {
    const known = new Set(membersOf(store.read()).map(({ Id }) => Id))
    if (!(await refreshProfile())) return undefined
    const members = membersOf(store.read())
    const own = members.find(({ Id }) => Id === memberId)
    if (own) return storedState(storedMember(own), values, basedOn)
    const isAdded = members.some((one) => !known.has(one.Id) && isStored(storedMember(one), values))
    return isAdded ? 'sent' : 'before'
  }

  return useConfirmedSave((values: FamilyMemberRequest) => send(values, basedOn), read)
}
