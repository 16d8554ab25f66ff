import { FOUNDATION_ACCOUNT } from '../domain/foundation-account.ts'
import type { Day } from '../domain/moment.ts'
import type { Payment } from '../domain/payment.ts'
import { type Lang, moneyText } from '../domain/wording.ts'
import { makePdf, write } from './paper.ts'

export type PaymentOverviewPaper = {
  readonly lang: Lang
  readonly name: string
  readonly angelNumber: string
  readonly from: Day
  readonly to: Day
  readonly today: Day
  readonly payments: readonly Payment[]
}

export const paymentOverviewPdf = ({ lang, name, today, payments }: PaymentOverviewPaper): Promise<Uint8Array> =>
  makePdf({ title: 'Přehled plateb', lang, issuer: FOUNDATION_ACCOUNT.payee, day: today }, (page) => {
    const below = write(page, 60, name, { face: 'display', size: 24 })
    write(page, below, payments.map(({ settledOn, amount }) => `${settledOn} ${moneyText(amount, lang)}`).join('\n'))
  })
