import type { Payment } from '#web/shared/api/wire.ts'
import type { ExportCell } from '#web/shared/export/export-cell.ts'
import { formatMonthYear } from '#web/shared/format/date.ts'

export type ExportTexts = {
  columns: Record<
    | 'settledOn'
    | 'amount'
    | 'type'
    | 'variableSymbol'
    | 'contributionMonth'
    | 'distributionOn'
    | 'state'
    | 'families'
    | 'reason',
    string
  >
  type: Record<Payment['type'], string>
  state: Record<Payment['state'], string>
  /** A family with its part, for a payment shared by several. */
  part: (name: string, amount: number) => string
}

/** Oldest first as in an account book; the same in every format. */
export function exportRows(payments: readonly Payment[], { columns, type, state, part }: ExportTexts): ExportCell[][] {
  const oldestFirst = Array.from(payments)
  oldestFirst.sort((one, other) => one.settledOn.localeCompare(other.settledOn))
  const rows = oldestFirst.map((payment): ExportCell[] => [
    { date: payment.settledOn },
    payment.amount,
    type[payment.type],
    payment.variableSymbol,
    formatMonthYear(payment.contributionMonth),
    { date: payment.distributionOn },
    state[payment.state],
    familiesOf(payment, part),
    payment.reassigned?.reason ?? '',
  ])
  return [
    [
      columns.settledOn,
      columns.amount,
      columns.type,
      columns.variableSymbol,
      columns.contributionMonth,
      columns.distributionOn,
      columns.state,
      columns.families,
      columns.reason,
    ],
    ...rows,
  ]
}

function familiesOf({ shares }: Payment, part: ExportTexts['part']): string {
  if (shares.length === 1) return shares[0]?.recipientName ?? ''
  return shares.map(({ recipientName, amount }) => part(recipientName, amount)).join(', ')
}
