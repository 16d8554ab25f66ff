import { useTranslation } from 'react-i18next'
import { formatBankAccount } from '../../shared/format/bank-account.ts'
import { dayText } from '../../shared/format/czech-days.ts'
import { useKnownPath } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { StatusBanner } from '../../shared/ui/status-banner.tsx'
import { type RequestStatus, statusLabel, statusTone } from './request-status.ts'
import { isAllHanded, meaningOf, type StatusFacts, todoOf } from './status-texts.ts'

type RequestBannerProps = {
  status: RequestStatus
  facts: StatusFacts
  /** There are tasks below the banner. */
  hasTasks: boolean
}

/** Design, „Status“. */
export function RequestBanner({ status, facts, hasTasks }: RequestBannerProps) {
  const { t } = useTranslation('recipient-home')
  const hasRenewal = useKnownPath(paths.renewal)
  const isHanded = isAllHanded(status, facts)
  const { NextPayoutDate: payout, LastContributionMonth: last } = facts
  const isLast = payout !== null && last !== null && payout.slice(0, 7) === last.slice(0, 7)
  return (
    <StatusBanner
      tone={isHanded ? 'info' : statusTone(status)}
      state={t(($) => $.label[isHanded ? 'incompleteHanded' : statusLabel(status)])}
      meaning={meaningOf(status, facts, t)}
      dateLabel={t(($) => $[isLast ? 'lastPayout' : 'nextPayout'])}
      date={payout && dayText(payout)}
      todo={
        <>
          {payout && facts.Account && <p>{t(($) => $.toAccount, { account: formatBankAccount(facts.Account) })}</p>}
          <p>{todoOf(status, facts, hasTasks, t)}</p>
        </>
      }
      actions={
        hasRenewal && (
          <>
            {status === 'inRenewal' && (
              <ButtonLink variant="primary" to={paths.renewal}>
                {t(($) => $.renew)}
              </ButtonLink>
            )}
            {status === 'renewalReceived' && <ButtonLink to={paths.renewal}>{t(($) => $.readRenewal)}</ButtonLink>}
          </>
        )
      }
    />
  )
}
