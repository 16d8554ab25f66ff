import { expect, test } from 'vitest'
import { describeStart } from './announce.ts'

test('a closed sandbox is announced with the setting that opens it', () => {
  expect(describeStart('http://127.0.0.1:4010', [], true)).toMatch(/Sandbox {4}closed.*SANDBOX_TOKEN/)
  expect(describeStart('http://127.0.0.1:4010', [])).toContain('Sandbox    http://127.0.0.1:4010/sandbox')
  expect(describeStart('http://127.0.0.1:4010', [])).not.toContain('Token')
  expect(describeStart('http://127.0.0.1:4010', [], false, 'made')).toContain('Token      made')
})
