import { expect, test } from 'vitest'
import { withoutWorld } from './world-choice.ts'

test.each([
  ['/w/blue/api/nps?uid=p-1', '/api/nps?uid=p-1'],
  ['/w/w-1_B/api', '/api'],
  ['/api/nps', '/api/nps'],
])('the address %s is routed as %s', (url, routed) => expect(withoutWorld({ url })).toBe(routed))

test.each(['/w/blue', '/w/blue/apis', '/w//api/nps', '/w/b%6Cue/api/nps', '/w/a/b/api/nps', '/x/w/blue/api/nps'])(
  'the address %s, which names no world of the API, is not changed',
  (url) => expect(withoutWorld({ url })).toBe(url),
)
