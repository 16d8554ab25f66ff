import { describe, expect, it } from 'vitest'
import { type FieldErrors, fieldError } from './field-error.ts'

const rows: [name: string, given: { errors: FieldErrors | undefined; name: string }, want: string | undefined][] = [
  ['nothing is wrong when there are no errors', { errors: undefined, name: 'email' }, undefined],
  ['a plain name is found', { errors: { email: 'Neplatná hodnota' }, name: 'email' }, 'Neplatná hodnota'],
  ['a message may be wrapped', { errors: { email: { message: 'Chybí' } }, name: 'email' }, 'Chybí'],
  ['a dotted name is found on the second level', { errors: { a: { b: 'Chybí' } }, name: 'a.b' }, 'Chybí'],
  ['a wrapped message on the second level', { errors: { a: { b: { message: 'Chybí' } } }, name: 'a.b' }, 'Chybí'],
  ['the flat dotted key of the wire is found', { errors: { 'a.b': 'Chybí' }, name: 'a.b' }, 'Chybí'],
  ['a third level is not looked up', { errors: { a: { b: { message: 'x' } } }, name: 'a.b.c' }, undefined],
  ['another field has none', { errors: { email: 'Chybí' }, name: 'name' }, undefined],
  ['an empty message is no error', { errors: { email: '' }, name: 'email' }, undefined],
  ['inherited properties are no errors', { errors: {}, name: 'constructor.name' }, undefined],
]

describe('the error of a field', () => {
  it.each(rows)('%s', (_name, given, want) => {
    expect(fieldError(given.errors, given.name)).toBe(want)
  })
})
