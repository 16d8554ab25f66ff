import { useTranslation } from 'react-i18next'
import type { DocumentOfType, FullUser } from '../../shared/api/wire.ts'
import { CallCard } from '../../shared/ui/call-card.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { homeTasks } from './home-tasks.ts'
import { RequestBanner } from './request-banner.tsx'
import { type RequestStatus, requestStatus } from './request-status.ts'
import type { StatusFacts } from './status-texts.ts'
import { TaskSections } from './task-sections.tsx'

/** Shown if the provider sends no record: the status alone still has its explanation. */
const nothingKnown: StatusFacts = {
  NextPayoutDate: null,
  RenewalDate: null,
  LastContributionMonth: null,
  MissingDocuments: undefined,
  Account: null,
}

/** An empty task list needs an explanation here: a paused payout requires a call, ended help nothing. */
const isRelief: ReadonlySet<RequestStatus> = new Set(['new', 'incomplete', 'ok', 'renewalReceived', 'doNotRenew'])

type RecipientHomeProps = {
  user: FullUser
  /** Expired or expiring documents besides the requested ones; undefined until loaded. */
  documents: readonly DocumentOfType[] | undefined
  /** This device has a draft of the renewal. */
  isRenewalBegun: boolean
}

export function RecipientHome({ user, documents, isRenewalBegun }: RecipientHomeProps) {
  const { t } = useTranslation('recipient-home')
  const status = requestStatus(user)
  const record = user.Recipient
  const tasks = record && homeTasks(user, record, { documents, isRenewalBegun })
  return (
    <Stack gap={5}>
      <h1>{t(($) => $.title)}</h1>
      {status && (
        <RequestBanner
          status={status}
          facts={record ?? nothingKnown}
          hasTasks={tasks !== undefined && tasks.now.length > 0}
        />
      )}
      {tasks && (
        <TaskSections
          tasks={documents ? tasks : { ...tasks, sometime: [] }}
          saysNothing={documents !== undefined && status !== undefined && isRelief.has(status)}
        />
      )}
      {/* What follows the first list appears with its last task, so that nothing is pushed down. */}
      {documents && <CallCard title={t(($) => $.call.title)}>{t(($) => $.call.lead)}</CallCard>}
    </Stack>
  )
}
