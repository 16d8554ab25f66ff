import { describe, expect, test } from 'vitest'
import { aDonor, aRecipient, aWorld } from '../../testing/people.ts'
import { findByName, findDonor, findPerson, findRecipient } from './find-person.ts'

const world = aWorld([aDonor(), aRecipient()])

describe('a person is found', () => {
  test.each([
    ['by personId', 'p-10000001', 'p-10000001'],
    ['by login', '2000001', 'p-2000001'],
    ['by e-mail', 'jana@example.com', 'p-10000001'],
    ['but no person by an unknown name', 'jana', undefined],
    ['but no person by a property name of JavaScript', 'constructor', undefined],
  ])('%s', (_, name, want) => expect(findByName(world, name)?.personId).toBe(want))

  test.each(['__proto__', 'constructor', ''])('but no person has the id %j', (personId) =>
    expect(findPerson(world, personId)).toBeNull(),
  )

  test('with the kind of the person', () => {
    expect(findDonor(world, 'p-2000001')).toBeNull()
    expect(findRecipient(world, 'p-10000001')).toBeNull()
    expect(findRecipient(world, 'p-2000001')?.login).toBe('2000001')
  })
})
