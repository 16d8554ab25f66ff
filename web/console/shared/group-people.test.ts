import { expect, test } from 'vitest'
import type { ScenarioPerson } from '../api/world-queries.ts'
import { groupPeople, isFound, linksOf, personName, splitLabel } from './group-people.ts'

const person = (login: string, rest: Partial<ScenarioPerson> = {}): ScenarioPerson => ({
  login,
  label: `Person ${login}`,
  shows: '',
  ...rest,
})

const jana = person('10000001', { label: 'Jana Nováková, jana@example.com', password: 'andel123' })
const petra = person('2000001', { label: 'Petra Svobodová', birthDate: '1985-04-01' })

test('people are grouped by how they sign in, empty groups are left out', () => {
  const admin = person('admin', { password: 'andel123' })
  const logins = (people: readonly ScenarioPerson[]) =>
    groupPeople(people).map(({ group, people: found }) => [group, ...found.map(({ login }) => login)])
  expect(logins([admin, petra, jana, person('11111111')])).toEqual([
    ['donors', '10000001'],
    ['families', '2000001'],
    ['administrators', 'admin'],
    ['withoutLogin', '11111111'],
  ])
  expect(logins([petra])).toEqual([['families', '2000001']])
})

test('a label is a name and the text after its last comma', () => {
  expect(splitLabel('Pekárna U Mostu, s.r.o., firma@example.com')).toEqual({
    name: 'Pekárna U Mostu, s.r.o.',
    rest: 'firma@example.com',
  })
  expect(splitLabel('Petra Svobodová')).toEqual({ name: 'Petra Svobodová', rest: '' })
})

test.each([
  ['', true],
  ['novak', true],
  ['JANA 1000', true],
  ['jana petra', false],
])('a search for %j, without accents and by the word: %s', (search, found) => {
  expect(isFound(search, ['10000001', 'Jana Nováková'])).toBe(found)
})

test('an event is about a person of the scenario, or about no person it knows', () => {
  const people = [jana, petra]
  expect(['p-10000001', '2000001', 'recipients', 'p-3'].map((subject) => personName(subject, people))).toEqual([
    'Jana Nováková',
    'Petra Svobodová',
    undefined,
    undefined,
  ])
})

test('links of a description open pages of the portal, those for a rating its own', () => {
  const description =
    'Rating link of Jana: ?emlid=jana-nps-2026. Others: /dotaznik-editace?odkaz=edit-rodina-2026 and /jak-pomahat?pravidelna=pravidelna-jana-2026 (opened again: jana@example.com).'
  expect(linksOf(description)).toEqual([
    '/muj-ucet/nps?emlid=jana-nps-2026',
    '/dotaznik-editace?odkaz=edit-rodina-2026',
    '/jak-pomahat?pravidelna=pravidelna-jana-2026',
  ])
  expect(linksOf('No people.')).toEqual([])
})
