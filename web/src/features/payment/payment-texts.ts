import { useTranslation } from 'react-i18next'
import { formatMoney } from '#web/shared/format/money.ts'
import { useLanguage } from '#web/shared/ui/use-language.ts'
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

export function useExportTexts(): ExportTexts {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const type = useTypeTexts()
  return {
    type,
    columns: {
      settledOn: t(($) => $.column.settledOn),
      amount: t(($) => $.export.amountColumn),
      type: t(($) => $.column.type),
      variableSymbol: t(($) => $.column.variableSymbol),
      contributionMonth: t(($) => $.column.contributionMonth),
      distributionOn: t(($) => $.column.distributionOn),
      state: t(($) => $.column.state),
      families: t(($) => $.column.families),
      reason: t(($) => $.export.reasonColumn),
    },
    state: {
      pending: t(($) => $.state.pending),
      sent: t(($) => $.state.sent),
      reassigned: t(($) => $.state.reassigned),
    },
    part: (name, amount) => `${name} ${formatMoney(amount, language)}`,
  }
}
