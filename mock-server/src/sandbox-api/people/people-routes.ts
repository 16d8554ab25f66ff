import type { FastifyInstance } from 'fastify'
import { itemsOf } from '#rules/forms/shown-items.ts'
import { findByName } from '../../domain/people/find-person.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { contactNameOf } from '../../resources/help-request/read-answers.rules.ts'
import { requestForm } from '../../resources/help-request/request-forms/request-form.rules.ts'
import { isDecidable } from '../../resources/help-request/return-request.rules.ts'
import { inWorld, type SandboxKit } from '../kit.ts'
import { SandboxError } from '../sandbox-error.ts'
import { describePerson, personRecord } from './person-record.ts'
import { requestRecord } from './request-record.ts'

const MOST_PEOPLE = 1_000
const MOST_REQUESTS = 100

/** Everybody in a world, and the record of one person or request. Only triggers change it. */
export function peopleRoutes(scope: FastifyInstance, kit: SandboxKit): void {
  scope.get('/worlds/:world/people', async (request) =>
    inWorld(kit, request, ({ state }) => ({ people: listPeople(state), requests: waitingRequests(state) })),
  )
  scope.get('/worlds/:world/people/:person', async (request) => {
    const { person: name } = request.params as { person: string }
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

const listPeople = ({ people }: WorldState) =>
  Object.values(people)
    .map(describePerson)
    .toSorted((one, other) => (one.login < other.login ? -1 : 1))
    .slice(0, MOST_PEOPLE)

const waitingRequests = ({ helpRequests }: WorldState) =>
  Object.values(helpRequests)
    .filter(isDecidable)
    .slice(-MOST_REQUESTS)
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
