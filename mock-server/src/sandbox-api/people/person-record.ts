import { isAlive } from '../../domain/access/one-time-code.ts'
import { ownValue } from '../../domain/people/find-person.ts'
import type { Person, WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { donorSections } from './donor-sections.ts'
import { recipientSections } from './recipient-sections.ts'
import { factsSection, type RecordSection } from './section.ts'

export const describePerson = ({ personId, login, kind, displayName }: Person) => ({
  personId,
  login,
  kind,
  name: displayName,
})

/** All that the world holds of a person, without passwords, codes and keys of links. */
export const personRecord = (state: WorldState, person: Person, now: Instant) => ({
  ...describePerson(person),
  sections: [...sectionsOf(state, person, now), signInSection(state, person, now)],
})

function sectionsOf(state: WorldState, person: Person, now: Instant): readonly RecordSection[] {
  if (person.kind === 'donor') return donorSections(state, person, dayOf(now).toString())
  if (person.kind === 'recipient') return recipientSections(state, person, now)
  const { email, gender, lastLoginAt, previousLoginAt } = person
  return [factsSection('account', { email, gender, lastLoginAt, previousLoginAt })]
}

/** Locks, sessions and what waits for a code or a link. */
function signInSection(state: WorldState, { personId, login, scope }: Person, now: Instant): RecordSection {
  const attempts = ownValue(state.signInAttempts, personId)
  const open = <Entry extends { personId: string; status: string }>(entries: Readonly<Record<string, Entry>>) =>
    Object.values(entries).filter((entry) => entry.personId === personId && entry.status === 'open')
  return factsSection('signIn', {
    scope,
    failedPasswords: attempts?.failed ?? 0,
    lockedUntil: attempts?.lockedUntil ?? null,
    lockMovesWithClock: attempts?.sliding ?? false,
    wrongBirthDates: ownValue(state.wrongBirthDates, login)?.length ?? 0,
    codesSent: (ownValue(state.codesSent, personId) ?? []).filter(({ sentAt }) => isAlive(sentAt, now)).length,
    sessionGeneration: ownValue(state.sessionEras, personId) ?? 0,
    endedSessions: Object.keys(ownValue(state.revokedTokens, personId) ?? {}).length,
    openPasswordLinks: open(state.passwordResets).length,
    newEmail: open(state.emailChanges).at(-1)?.email ?? null,
    openEmailUndoLinks: open(state.emailUndos).length,
  })
}
