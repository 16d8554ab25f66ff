import { useTranslation } from 'react-i18next'
import { useKnownPath } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { StatusBanner } from '../../shared/ui/status-banner.tsx'
import { formatBankAccount } from './bank-account.ts'
import { dayInWords } from './czech-days.ts'
import { type RequestStatus, statusLabel, statusTone } from './request-status.ts'
import { meaningOf, type StatusFacts, todoOf } from './status-words.ts'

/** The state of the request, what it means, the next payout in large type, what to do and by when (design, „Status“). */
export function RequestBanner({ status, facts }: { status: RequestStatus; facts: StatusFacts }) {
  const { t } = useTranslation('recipient-home')
  const canRenew = useKnownPath(paths.renewal) && status === 'inRenewal'
  const { NextPayoutDate: payout, LastContributionMonth: last } = facts
  const isLast = payout !== null && last !== null && payout.slice(0, 7) === last.slice(0, 7)
  return (
    <StatusBanner
      tone={statusTone(status)}
      state={t(($) => $.label[statusLabel(status)])}
      meaning={meaningOf(status, facts, t)}
      dateLabel={t(($) => $[isLast ? 'lastPayout' : 'nextPayout'])}
      date={payout && dayInWords(payout)}
      todo={
        <>
          {payout && facts.Account && <p>{t(($) => $.toAccount, { account: formatBankAccount(facts.Account) })}</p>}
          <p>{todoOf(status, facts, t)}</p>
        </>
      }
      actions={
        canRenew && (
          <ButtonLink look="go" to={paths.renewal}>
            {t(($) => $.renew)}
          </ButtonLink>
        )
      }
    />
  )
}
