import { describe, expect, test } from 'vitest'
import { estimateStrength } from './estimate.ts'

const known = ['Jana Nováková', 'jana.novakova@example.com']

describe('the strength of a password, from 1 to 5', () => {
  test.each<[string, string, number]>([
    ['the most frequent of all', 'heslo123', 1],
    ['one sign over and over', 'aaaaaaaa', 1],
    ['the name of the foundation', 'dobryandel', 1],
    ['a walk over the Czech keyboard', 'qwertz', 1],
    ['a first name in its everyday form', 'martinka', 1],
    ['the same with háčky and čárky', 'Martínka', 1],
    ['a Czech word and the year', 'Heslo2024', 2],
    ['a month and the year', 'srpen2026', 2],
    ['a date of birth', '12.5.1987', 2],
    ['a date of birth as the portal writes it', '24. 12. 1985', 2],
    ['a pet and a digit', 'kocicka7', 2],
    ['a club and the year of its founding', 'slavia1893', 2],
    ['the upper row of the Czech keyboard, which is refused', '+ěščřžýáíé', 1],
    ['letters replaced by digits', 'Nov4k0va!', 2],
    ['a Czech word that is not listed', 'trpaslík', 3],
    ['random signs, a few', 'x9$Tq2!vL', 4],
    ['several words in a row', 'modrá lampa visí', 5],
  ])('%s: %s', (_, password, strength) => {
    expect(estimateStrength(password, known)).toBe(strength)
  })

  test.each([
    ['the own name', 'brtnikova', ['Zdislava Brtníková']],
    ['the unchanged e-mail', 'zdislava.brtnik@example.com', ['zdislava.brtnik@example.com']],
    ['the front of the e-mail', 'zdislava.brtnik', ['zdislava.brtnik@example.com']],
    ['the name of the company', 'Brtník', ['Brtník a syn s.r.o.']],
  ])('%s makes a weak password, and a stronger one if it is not known of the user', (_, password, own) => {
    expect(estimateStrength(password, own)).toBe(1)
    expect(estimateStrength(password, [])).toBeGreaterThan(1)
  })

  test('two hundred characters are rated as quickly as forty', () => {
    const started = process.cpuUsage()
    estimateStrength('p4ssw0rd$heslo'.repeat(14), known)
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(500)
  })
})
