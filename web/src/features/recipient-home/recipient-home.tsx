import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import type { DocumentOfType, FullUser } from '#web/shared/api/wire.ts'
import { useDueState } from '#web/shared/due-days/due-state.ts'
import { formatBankAccount } from '#web/shared/format/bank-account.ts'
import { dayText } from '#web/shared/format/czech-days.ts'
import { useKnownPath } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { CallCard } from '#web/shared/ui/call-card/call-card.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { StatusBanner } from '#web/shared/ui/status-banner/status-banner.tsx'
import { homeTasks } from './home-tasks.ts'
import { LoadFailed } from './record-waiting.tsx'
import { type RequestStatus, requestStatus, statusLabel, statusTone } from './request-status.ts'
import { isAllHanded, meaningOf, type StatusFacts, todoOf } from './status-texts.ts'
import { TaskSections } from './task-sections.tsx'

/** Shown if the provider sends no record: the status alone still has its explanation. */
const nothingKnown: StatusFacts = {
  NextPayoutDate: null,
  RenewalDate: null,
  LastContributionMonth: null,
  MissingDocuments: undefined,
  Account: null,
  isChecking: undefined,
}

/** An empty task list needs an explanation here: a paused payout requires a call, ended help nothing. */
const isRelief: ReadonlySet<RequestStatus> = new Set(['new', 'incomplete', 'ok', 'renewalReceived', 'doNotRenew'])

type RecipientHomeProps = {
  user: FullUser
  /** Expired or expiring documents besides the requested ones; undefined until loaded. */
  documents: readonly DocumentOfType[] | undefined
  /** The foundation has a document that it has not checked yet; undefined until known. */
  isChecking: boolean | undefined
  /** Why they failed to load. The record alone then says what is required. */
  failure: ApiFailure | undefined
  onRetry: () => void
  /** This device has a draft of the renewal. */
  isRenewalBegun: boolean
  /** A note below the heading. */
  children?: ReactNode
}

export function RecipientHome(props: RecipientHomeProps) {
  const { user, documents, isChecking, failure, onRetry, isRenewalBegun, children } = props
  const { t } = useTranslation('recipient-home')
  const status = requestStatus(user)
  const record = user.Recipient
  const facts = record ? { ...record, isChecking } : nothingKnown
  const isWaiting = status === 'incomplete' && !isAllHanded(status, facts)
  const tasks = record && homeTasks(user, record, { documents, isRenewalBegun })
  const isDecided = documents !== undefined || failure !== undefined
  return (
    <Stack gap={5}>
      <h1>{t(($) => $.title)}</h1>
      {children}
      {status && <RequestBanner status={status} facts={facts} hasTasks={tasks !== undefined && tasks.now.length > 0} />}
      {tasks && (
        <TaskSections
          tasks={isDecided ? tasks : { ...tasks, sometime: [] }}
          saysNothing={documents !== undefined && status !== undefined && isRelief.has(status) && !isWaiting}
        />
      )}
      {failure && <LoadFailed title={t(($) => $.loadFailed.documents)} failure={failure} onRetry={onRetry} />}
      {/* What follows the first list appears with its last task, so that nothing is pushed down. */}
      {isDecided && <CallCard title={t(($) => $.call.title)}>{t(($) => $.call.lead)}</CallCard>}
    </Stack>
  )
}

type RequestBannerProps = {
  status: RequestStatus
  facts: StatusFacts
  /** There are tasks below the banner. */
  hasTasks: boolean
}

/** Design, „Status“. */
function RequestBanner({ status, facts, hasTasks }: RequestBannerProps) {
  const { t } = useTranslation('recipient-home')
  const hasRenewal = useKnownPath(paths.renewal)
  const isHanded = isAllHanded(status, facts)
  const dueState = useDueState()
  const { NextPayoutDate: payout, LastContributionMonth: last } = facts
  const isLast = payout !== null && last !== null && payout.slice(0, 7) === last.slice(0, 7)
  return (
    <StatusBanner
      tone={isHanded ? 'info' : statusTone(status)}
      state={t(($) => $.label[isHanded ? 'incompleteHanded' : statusLabel(status)])}
      meaning={meaningOf(status, facts, t)}
      dateLabel={t(($) => $[isLast ? 'lastPayout' : 'nextPayout'])}
      date={payout && <SpokenText text={dayText(payout)} />}
      todo={
        <>
          {payout && facts.Account && (
            <p>
              <SpokenText text={t(($) => $.toAccount, { account: formatBankAccount(facts.Account) })} />
            </p>
          )}
          <p>
            <SpokenText text={todoOf(status, facts, { hasTasks, dueState }, t)} />
          </p>
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
