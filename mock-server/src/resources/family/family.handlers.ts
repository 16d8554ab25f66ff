import { isDeepStrictEqual } from 'node:util'
import { ownValue } from '../../domain/people/find-person.ts'
import { dayOf } from '../../domain/time/instant.ts'
import type { Handler } from '../../kernel/handler.ts'
import { sharedContact, viewContact } from '../contact-view/view-contact.rules.ts'
import { donorOf } from '../shared/person-of-token.ts'
import { familiesOf, familyOf } from './families-of-donor.rules.ts'
import { presentContact, presentFamily, presentSummary } from './family.presenter.ts'
import { SAMPLE_STORY } from './family-sample-story.rules.ts'

export const getFamilies: Handler<'getFamilies'> = {
  run(world, { caller, headers: { lang } }, { now, signImage }) {
    const donor = donorOf(world, caller)
    const helped = familiesOf(world, donor.login, dayOf(now).toString())
    const families = helped.map((family) => presentSummary(family, { now, signImage, lang }))
    const sampleStory = families.length === 0 ? SAMPLE_STORY : null
    return {
      answer: { error_code: 200, response: { families, sampleStory } },
      changes: [],
      rule: 'rule 8.1 Supported families',
    }
  },
}

export const getFamily: Handler<'getFamily'> = {
  run(world, { params, caller, headers: { lang } }, { now, signImage }) {
    const donor = donorOf(world, caller)
    const family = familyOf(world, donor.login, params.familyId, dayOf(now).toString())
    const answer = family
      ? ({ error_code: 200, response: presentFamily(world, donor, family, { now, signImage, lang }) } as const)
      : NOT_FOUND
    return { answer, changes: [], rule: 'rule 8.2 Family profile' }
  },
}

export const viewFamilyContact: Handler<'viewFamilyContact'> = {
  /** Of a logged view: the contact that is shared now. A refusal shows nothing and stays. */
  isStillTrue(world, { params, caller }, remembered, now) {
    if (remembered.error_code !== 200) return true
    const contact = sharedContact(world, donorOf(world, caller), params.familyId, now)
    if (contact.kind !== 'shared') return false
    const view = ownValue(world.contactViews[contact.recipient.personId] ?? {}, remembered.response.viewId)
    return view !== null && isDeepStrictEqual(presentContact(contact.recipient, view), remembered.response)
  },
  run(world, { params, caller }, context) {
    const { result, changes, rule } = viewContact(world, donorOf(world, caller), params.familyId, context)
    switch (result.kind) {
      case 'shown': {
        const response = presentContact(result.recipient, result.view)
        return { answer: { error_code: 200, response }, changes, rule }
      }
      case 'not-shared':
        return { answer: { error_code: 409, error: 'contact-not-shared' }, changes, rule }
      case 'not-found':
        return { answer: NOT_FOUND, changes, rule }
    }
  },
}

/** A family of another donor and an unknown family get the same answer, so that ids cannot be guessed (rule 19.7). */
const NOT_FOUND = { error_code: 404, error: 'family-not-found' } as const
