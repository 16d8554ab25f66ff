import { expect, test } from 'vitest'
import { familyIdIn } from './family-id.ts'

test.each([
  ['/profil-rodiny/fam-k7p2', 'fam-k7p2'],
  ['/profil-rodiny/fam-k7p2/', 'fam-k7p2'],
  ['/profil-rodiny/A_b.9', 'A_b.9'],
  ['/profil-rodiny/%C3%A1', undefined],
  ['/profil-rodiny/%zz', undefined],
  [`/profil-rodiny/${'a'.repeat(65)}`, undefined],
])('the path %s has the family id %s', (path, id) => {
  expect(familyIdIn(path)).toBe(id)
})
