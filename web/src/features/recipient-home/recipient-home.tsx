import { useTranslation } from 'react-i18next'
import type { DocumentOfType, FullUser } from '../../shared/api/wire.ts'
import { Stack } from '../../shared/ui/stack.tsx'
import { CallUs } from './call-us.tsx'
import { homeTasks } from './home-tasks.ts'
import { RequestBanner } from './request-banner.tsx'
import { type RequestStatus, requestStatus } from './request-status.ts'
import type { StatusFacts } from './status-words.ts'
import { TaskSections } from './task-sections.tsx'

/** What a provider without the record leaves: the status alone still says what it means. */
const nothingKnown: StatusFacts = {
  NextPayoutDate: null,
  RenewalDate: null,
  LastContributionMonth: null,
  MissingDocuments: undefined,
  Account: null,
}

/** Where nothing to do is news: a paused payout asks for a call, ended help for nothing at all. */
const isRelief: ReadonlySet<RequestStatus> = new Set(['new', 'incomplete', 'ok', 'renewalReceived', 'doNotRenew'])

type RecipientHomeProps = {
  user: FullUser
  /** Papers that have ended or soon will, besides those asked for; undefined until it is known. */
  papers: readonly DocumentOfType[] | undefined
  /** Something of the renewal is written on this device. */
  isRenewalBegun: boolean
}

/** A family's home: how things stand, what is needed now, whom to call. */
export function RecipientHome({ user, papers, isRenewalBegun }: RecipientHomeProps) {
  const { t } = useTranslation('recipient-home')
  const status = requestStatus(user)
  const record = user.Recipient
  const tasks = record && homeTasks(user, record, { papers, isRenewalBegun })
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
          tasks={tasks}
          saysNothing={papers !== undefined && status !== undefined && isRelief.has(status)}
        />
      )}
      <CallUs />
    </Stack>
  )
}
