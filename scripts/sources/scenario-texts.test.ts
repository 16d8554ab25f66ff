import { expect, test } from 'vitest'
import { scenarios } from '../../mock-server/src/scenarios/scenarios.ts'
import czech from '../../web/console/shared/scenario-texts.cs.json' with { type: 'json' }

test('every name and description of a scenario and of its people has a Czech text for the console', () => {
  const english = scenarios.flatMap(({ name, description, people }) => [
    name,
    description,
    ...people.map(({ shows }) => shows),
  ])
  expect(english.filter((text) => !Object.hasOwn(czech, text))).toEqual([])
})
