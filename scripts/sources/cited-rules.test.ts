import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listSources } from './list-sources.ts'

/** Files that people write; the patterns of this file look like citations, and figures in quality.md stay as they were measured. */
const files = listSources().filter(
  (file) =>
    /^(web|mock-server|openapi|contracts|scripts|docs)\/|^[^/]+$/.test(file) &&
    /\.(tsx?|mjs|md|ya?ml|css|html)$/.test(file) &&
    !['scripts/sources/cited-rules.test.ts', 'docs/rules.md', 'docs/quality.md'].includes(file),
)
const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const)

/** Titles by their numbers. */
const rules = new Map(
  [...readFileSync('docs/rules.md', 'utf8').matchAll(/^- \*\*(\d+\.\d+) ([^*]+)\.\*\*/gm)].map(([, number, title]) => [
    number,
    title,
  ]),
)

/** Numbers as in `rule 9.2`, `rules 9.1, 9.2` and `rules 9.1 and 9.2`. */
const CITATION = /\b[Rr]ules? (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)/g

test('docs/rules.md numbers each rule once', () => {
  const numbers = readFileSync('docs/rules.md', 'utf8').match(/^- \*\*\d+\.\d+/gm) ?? []
  expect(numbers.length).toBeGreaterThan(100)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(rules.size).toBe(numbers.length)
})

test('every cited rule is in docs/rules.md', () => {
  const cited = texts.flatMap(([file, text]) =>
    [...text.matchAll(CITATION)].flatMap(([, list = '']) => list.split(/, | and /).map((number) => ({ file, number }))),
  )
  expect(cited.length).toBeGreaterThan(500)
  expect(cited.filter(({ number }) => !rules.has(number))).toEqual([])
})

test('a rule in the journal has the title of docs/rules.md', () => {
  const cited = texts
    .filter(([file]) => file.startsWith('mock-server/'))
    .flatMap(([file, text]) => [...text.matchAll(/'rule (\d+\.\d+) ([^']+)'/g)].map(([, ...rule]) => [file, ...rule]))
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.filter(([, number, title]) => rules.get(number) !== title)).toEqual([])
})

test.each([
  ['a section of a specification', /\b[Ss]pec(?:ification)? §|[(,] ?§\d/],
  ['a numbered decision', /\b[Dd]ecisions? \d/],
  ['a chapter of a document that is not here', /\((?:design|architecture)(?:, [^)]*)?\)/],
  ['a code of a list that is not here, as W14', /\((?:quality )?[WMC]\d{1,2}(?:[,;)-])|\bquality [WMC]\d/],
])('nothing cites %s', (_what, old) => {
  expect(texts.filter(([, text]) => old.test(text)).map(([file]) => file)).toEqual([])
})
