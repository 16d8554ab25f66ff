import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../shared/format/money.ts'
import { useLanguage } from '../../shared/ui/use-language.ts'
import type { ExportTexts } from './export-rows.ts'
import type { TypeTexts } from './payment-search.ts'

/** The payment method in words, which is also searchable. */
export function useTypeTexts(): TypeTexts {
  const { t } = useTranslation('payment')
  return {
    transfer: t(($) => $.type.transfer),
    card: t(($) => $.type.card),
    mobile: t(($) => $.type.mobile),
    sms: t(($) => $.type.sms),
  }
}

/** A fixed space joins words on a page; in a file it would prevent a search from matching. */
const plain = (text: string) => text.replace(/\u00A0/g, ' ')

export function useExportTexts(): ExportTexts {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const type = useTypeTexts()
  return {
    type,
    columns: {
      settledOn: plain(t(($) => $.column.settledOn)),
      amount: plain(t(($) => $.export.amountColumn)),
      type: plain(t(($) => $.column.type)),
      variableSymbol: plain(t(($) => $.column.variableSymbol)),
      contributionMonth: plain(t(($) => $.column.contributionMonth)),
      redistributionDate: plain(t(($) => $.column.redistributionDate)),
      state: plain(t(($) => $.column.state)),
      families: plain(t(($) => $.column.families)),
      reason: plain(t(($) => $.export.reasonColumn)),
    },
    state: {
      pending: plain(t(($) => $.state.pending)),
      sent: plain(t(($) => $.state.sent)),
      reassigned: plain(t(($) => $.state.reassigned)),
    },
    part: (name, amount) => `${name} ${plain(formatMoney(amount, language))}`,
  }
}
