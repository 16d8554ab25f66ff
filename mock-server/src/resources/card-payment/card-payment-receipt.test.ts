import { expect, test } from 'vitest'
import { aCardPayment } from '../../testing/card-payments.ts'
import { aCard, aGift } from '../../testing/giving.ts'
import { NOW } from '../../testing/people.ts'
import { composeReceipt } from './card-payment-receipt.rules.ts'

const payment = aGift({
  type: 'card',
  settledOn: '2026-11-10',
  visibleFrom: '2026-11-11',
  distributionOn: '2026-12-01',
})
const paid = aCardPayment({ status: 'approved', decidedAt: NOW, amount: 1_500 })
const envelope = { id: 'm-1', at: NOW }
const recurring = { ...aCard({ firstOn: '2026-11-10', amount: 1_500 }), link: '/jak-pomahat?pravidelna=lnk_1' }

test('a receipt shows the amount, the angel number, and when the gift shows and goes to families', () => {
  const { subject, text, link, to } = composeReceipt({ paid, payment, recurring: null }, envelope)
  expect(to).toBe('jana@example.com')
  expect(subject).toBe('Děkujeme za dar 1\u00a0500\u00a0Kč')
  expect(text).toContain('Andělské číslo: 10000001')
  expect(text).toContain('uvidíte: 11.\u00a011.\u00a02026')
  expect(text).toContain('předáme: 1.\u00a012.\u00a02026')
  expect(text).not.toMatch(/každý měsíc|pravidelna/)
  expect(link).toBeUndefined()
})

test('a receipt of a recurring payment shows the next and the last charge, and links to change or cancel it', () => {
  const { text, link } = composeReceipt({ paid: { ...paid, frequency: 'recurring' }, payment, recurring }, envelope)
  expect(link).toBe('/jak-pomahat?pravidelna=lnk_1')
  expect(text).toContain('Další platba: 21.\u00a012.\u00a02026')
  expect(text).toContain('Poslední platba: 22.\u00a010.\u00a02029')
  expect(text).toContain(`\n${link}\n`)
})

test('a receipt of an anonymous gift does not mention an account', () => {
  const anonymous = { paid: { ...paid, angelNumber: '11111111' }, payment, recurring: null }
  const { text } = composeReceipt(anonymous, envelope)
  expect(text).toContain('Dar je anonymní')
  expect(text).not.toContain('účtu')
})

test('the receipt of a card payment is in English when the payment was made in English', () => {
  const english = { paid: { ...paid, lang: 'en' }, payment, recurring: { ...recurring, lang: 'en' } } as const
  const { subject, text } = composeReceipt(english, envelope)
  expect(subject).toBe('Thank you for your gift of CZK\u00a01,500')
  expect(text).toContain('It goes to families on: 12/01/2026')
  expect(text).toContain('Next charge: 12/21/2026')
  expect(text.replace('Nadace Dobrý anděl', '')).not.toMatch(/Kč|[ěščřžýáíé]/)
})
