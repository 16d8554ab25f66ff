import { dayOf } from '../../domain/time/instant.ts'
import type { Handler } from '../../kernel/handler.ts'
import { printPdf } from '../shared/pdf/print-pdf.ts'
import { donorOf } from '../shared/person-of-token.ts'
import { paymentsOf } from './ledger.rules.ts'

const RULE = 'rule 7.15 Payment overview'

export const printPaymentOverview: Handler<'printPaymentOverview'> = {
  run(world, { body, caller, headers }, { now }) {
    const { from, to } = body
    if (to < from) {
      const answer = { error_code: 422, error: 'range-reversed', fields: { to: 'min' } } as const
      return { answer, changes: [], rule: RULE }
    }
    const { displayName, login, personId } = donorOf(world, caller)
    const today = dayOf(now).toString()
    const payments = paymentsOf(world, login).filter(
      ({ settledOn, visibleFrom }) => visibleFrom <= today && settledOn >= from && settledOn <= to,
    )
    const overview = { lang: headers.lang, name: displayName, angelNumber: login, from, to, today, payments }
    const name = `${headers.lang === 'cs' ? 'prehled-plateb' : 'payments'}-${from}-${to}.pdf`
    return {
      file: { mediaType: 'application/pdf', name, render: () => printPdf(personId, { kind: 'overview', overview }) },
      changes: [],
      rule: RULE,
    }
  },
}
