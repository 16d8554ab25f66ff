import { expect, test } from 'vitest'
import { type ContractChange, validateChange } from './validation.ts'

const answer = (keyword: string, before: unknown, after: unknown): ContractChange =>
  change('answer', keyword, before, after)
const request = (keyword: string, before: unknown, after: unknown): ContractChange =>
  change('request', keyword, before, after)

function change(
  direction: ContractChange['direction'],
  keyword: string,
  before: unknown,
  after: unknown,
): ContractChange {
  const action = after === undefined ? 'remove' : 'replace'
  return { direction, keyword, action: before === undefined ? 'add' : action, before, after }
}

const table: [name: string, given: ContractChange, level: string | undefined][] = [
  ['an answer that loses a field', answer('field', {}, undefined), 'breaking'],
  ['an answer with a field more', answer('field', undefined, {}), 'harmless'],
  ['an answer whose field may be left out', answer('required', 'a', undefined), 'breaking'],
  ['an answer whose field always comes', answer('required', undefined, 'a'), undefined],
  ['an answer that may be null', answer('type', 'string', 'null|string'), 'breaking'],
  ['an answer that is never null', answer('type', 'null|string', 'string'), 'harmless'],
  ['an answer of fractions', answer('type', 'integer', 'number'), 'breaking'],
  ['an answer of a new word', answer('enum', '["a"]', '["a","b"]'), 'breaking'],
  ['an answer of a word less', answer('enum', '["a","b"]', '["a"]'), 'harmless'],
  ['an answer up to more', answer('maximum', 10, 50), 'breaking'],
  ['an answer up to less', answer('maximum', 10, 5), 'harmless'],
  ['an answer that says no bound', answer('maximum', 10, undefined), 'unsaid'],
  ['an answer of another form', answer('pattern', 'a', 'b'), 'breaking'],
  ['a request without a field', request('field', {}, undefined), 'breaking'],
  ['a request that may hold more', request('field', undefined, {}), 'harmless'],
  ['a request that has to hold more', request('required', undefined, 'a'), 'breaking'],
  ['a request that may hold less', request('required', 'a', undefined), 'harmless'],
  ['a request of whole numbers only', request('type', 'number', 'integer'), 'breaking'],
  ['a request of fractions', request('type', 'integer', 'number'), 'harmless'],
  ['a request of a word less', request('enum', '["a","b"]', '["a"]'), 'breaking'],
  ['a request limited to some values', request('enum', undefined, '["a"]'), 'breaking'],
  ['a request of any word', request('enum', '["a"]', undefined), 'harmless'],
  ['a request from more', request('minimum', 1, 2), 'breaking'],
  ['a request from less', request('minimum', 2, 1), 'harmless'],
  ['a request with a bound', request('maxLength', undefined, 5), 'breaking'],
  ['a request with a form', request('pattern', undefined, 'a'), 'breaking'],
  ['another description', answer('description', 'a', 'b'), undefined],
]

test.each(table)('a change of a document is breaking, harmless or without meaning: %s', (_name, given, level) => {
  expect(validateChange(given)?.level).toBe(level)
})
