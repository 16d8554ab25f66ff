import { describe, expect, it } from 'vitest'
import { readDuration, readWait } from './duration.ts'

describe('a duration', () => {
  it.each([
    ['15m', 'PT15M'],
    ['2h', 'PT2H'],
    ['3d', 'P3D'],
    ['90s', 'PT90S'],
    ['1w', 'P1W'],
    ['1h30m', 'PT1H30M'],
    ['1d12h', 'P1DT12H'],
    ['0s', 'PT0S'],
    ['PT15M', 'PT15M'],
    ['P1M', 'P1M'],
    ['PT0.001S', 'PT0.001S'],
    ['P1DT2H', 'P1DT2H'],
  ])('%s is %s', (text, iso) => {
    expect(readDuration(text)).toBe(iso)
  })

  it.each(['', '15', 'm', '15 m', '5m1h', '5m5m', '1.5h', '15x', 'P', 'tomorrow'])('"%s" is refused', (text) => {
    expect(() => readDuration(text)).toThrow('Write a duration such as 15m')
  })

  it.each(['-15m', '-PT15M'])('"%s" is refused as negative', (text) => {
    expect(() => readDuration(text)).toThrow('A clock only moves forward')
  })
})

describe('a waiting time', () => {
  it.each([
    ['10s', 10_000],
    ['1m', 60_000],
    ['PT0.5S', 500],
    ['0s', 0],
  ])('%s is %d ms', (text, milliseconds) => {
    expect(readWait(text)).toBe(milliseconds)
  })

  it.each(['61s', '2m', '1d', '1w', 'P1M', '10', '-5s', ''])('"%s" is refused', (text) => {
    expect(() => readWait(text)).toThrow('at most 60s')
  })
})
