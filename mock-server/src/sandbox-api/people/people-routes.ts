import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { components } from '#generated/sandbox.d.ts'
import { itemsOf } from '#rules/forms/shown-items.ts'
import { isAlive } from '../../domain/access/one-time-code.ts'
import { findByName, ownValue } from '../../domain/people/find-person.ts'
import type { Person, WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { recorderOf } from '../../recording/recorder.ts'
import { contactNameOf } from '../../resources/help-request/read-answers.rules.ts'
import { requestForm } from '../../resources/help-request/request-forms/request-form.rules.ts'
import { isDecidable } from '../../resources/help-request/return-request.rules.ts'
import { PASSWORD, PASSWORD_HASHES } from '../../scenarios/people/password-hashes.ts'
import { noteEvent } from '../../world/journal/note.ts'
import type { World } from '../../world/world.ts'
import { bodyOf, inWorld, pathOf, type SandboxKit } from '../kit.ts'
import { SandboxError } from '../sandbox-error.ts'
import { donorSections } from './donor-sections.ts'
import { importRecords } from './import-records.ts'
import { nameInTable, readTable } from './read-table.ts'
import { recipientSections } from './recipient-sections.ts'
import { requestRecord } from './request-record.ts'
import { factsSection, type RecordSection } from './section.ts'

const describePerson = ({ personId, login, kind, displayName }: Person) => ({
  personId,
  login,
  kind,
  name: displayName,
})

/** All that the world holds of a person, without passwords, codes and keys of links. */
const personRecord = (state: WorldState, person: Person, now: Instant) => ({
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

const MAX_PEOPLE = 1_000
const MAX_REQUESTS = 100

/** All people of a world, the record of one person or request, and records that the foundation adds. */
export function peopleRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.register(async (tables) => {
    tables.addContentTypeParser('text/csv', { parseAs: 'string' }, async (_request: FastifyRequest, text: string) =>
      readTable(text),
    )
    tables.post('/worlds/:world/people', async (request) => {
      const body = bodyOf<'importRecords'>(request)
      return inWorld(kit, request, (world) => takeRecords(world, body))
    })
  })
  scope.get('/worlds/:world/people', async (request) =>
    inWorld(kit, request, ({ state }) => ({ people: listPeople(state), requests: waitingRequests(state) })),
  )
  scope.get('/worlds/:world/people/:person', async (request) => {
    const { person: name } = pathOf<'getPersonRecord'>(request)
    return inWorld(kit, request, ({ state, clock }) => {
      const person = findByName(state, name)
      if (person) return personRecord(state, person, clock.now())
      const request = Object.values(state.helpRequests).find(({ receiptNumber }) => receiptNumber === name)
      if (!request)
        throw new SandboxError(404, 'unknown-person', `There is no ${name}; GET /people of the world lists all`)
      return requestRecord(request, name)
    })
  })
}

const listPeople = ({ people, credentials }: WorldState) =>
  people
    .values()
    .map((person) => ({ ...describePerson(person), ...signInFactsOf(person, ownValue(credentials, person.personId)) }))
    .toSorted((one, other) => (one.login < other.login ? -1 : 1))
    .slice(0, MAX_PEOPLE)

/** What signs a person in, as far as the sandbox knows it: the password of everybody, until another one is chosen. */
function signInFactsOf(person: Person, stored: { passwordHash: string } | null) {
  if (person.kind === 'recipient') return { birthDate: person.birthDate }
  return stored && KNOWN_HASHES.has(stored.passwordHash) ? { password: PASSWORD } : {}
}

const KNOWN_HASHES: ReadonlySet<string> = new Set(Object.values(PASSWORD_HASHES))

const waitingRequests = ({ helpRequests }: WorldState) =>
  Object.values(helpRequests)
    .filter(isDecidable)
    .slice(-MAX_REQUESTS)
    .toReversed()
    .map(({ receiptNumber, variant, state, answers }) => ({
      receiptNumber,
      variant,
      state,
      name: contactNameOf(answers),
      items: itemsOf(requestForm(variant).form).flatMap((item) =>
        'question' in item ? { id: item.id, label: item.question } : [],
      ),
    }))

/** As the foundation would: in the journal as its own change, and without a letter. */
function takeRecords(world: World, body: components['schemas']['ImportedRecords']) {
  if (recorderOf(world))
    throw new SandboxError(
      422,
      'world-is-recorded',
      'A recording could not repeat these records; import them into a world that is not recorded',
    )
  const at = world.clock.now()
  const { decision, applied } = world.act((state, random) => {
    const outcome = importRecords(state, body.records, { now: at, random })
    if (!('refused' in outcome)) return outcome
    const field = nameInTable(body, `records.${outcome.index}.${outcome.field}`)
    throw new SandboxError(422, 'record-refused', `${field}: ${outcome.refused}`, { field })
  })
  noteEvent(world, at, { kind: 'records-imported', rule: 'records of the foundation' }, applied)
  return { added: decision.added, changed: decision.changed }
}
