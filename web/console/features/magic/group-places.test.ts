import { describe, expect, it } from 'vitest'
import { findMagicFields, groupMagicFields } from './group-fields.ts'

const value = (typed: string, shows: string) => ({ value: typed, effect: 'gateway' as const, shows })
const places = [
  { operationId: 'startCardPayment', field: 'cardholder', match: 'whole' as const, values: [value('slow', 'late')] },
  { operationId: 'logIn', field: 'password', match: 'whole' as const, values: [value('slow', 'late')] },
  {
    operationId: 'startCardPayment',
    field: 'cardholder',
    match: 'whole' as const,
    values: [value('APPROVED', 'goes through'), value('DECLINED', 'refused')],
  },
]
const found = (search: string) =>
  findMagicFields(places, search, (english) => (english === 'refused' ? 'odmítnuto' : english)).map(
    ({ operationId, values }) => [operationId, ...values.map((one) => one.value)],
  )

describe('magic values', () => {
  it('are grouped by their operation, also when it has several fields', () => {
    expect(groupMagicFields(places).map(({ operationId, places: list }) => [operationId, list.length])).toEqual([
      ['startCardPayment', 2],
      ['logIn', 1],
    ])
  })

  it('are all found by their operation, its field or its screen', () => {
    expect(found('startcard')).toEqual([
      ['startCardPayment', 'slow'],
      ['startCardPayment', 'APPROVED', 'DECLINED'],
    ])
    expect(found('password')).toEqual([['logIn', 'slow']])
    expect(found('/jak-pomahat')).toHaveLength(2)
  })

  it('are found one by one by their input or their effect, in Czech without accents too', () => {
    expect(found('declined')).toEqual([['startCardPayment', 'DECLINED']])
    expect(found('odmitnuto')).toEqual([['startCardPayment', 'DECLINED']])
  })
})
