import { expect, test } from 'vitest'
import { devPorts } from './ports.ts'

test('PORT moves the portal, and the mock to the port after it', () => {
  expect(devPorts('5000')).toEqual({ portal: 5000, mock: 5001 })
})

test('without PORT the portal is on 5173 and the mock on 4010', () => {
  expect(devPorts(undefined)).toEqual({ portal: 5173, mock: 4010 })
})

test.each(['0', '65535', '80a', '-1', '1.5'])('PORT=%s is refused', (port) => {
  expect(() => devPorts(port)).toThrow(`not "${port}"`)
})
