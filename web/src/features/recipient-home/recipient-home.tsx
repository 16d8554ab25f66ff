import { useTranslation } from 'react-i18next'
import type { FullUser } from '../../shared/api/wire.ts'
import { Stack } from '../../shared/ui/stack.tsx'
import { CallUs } from './call-us.tsx'
import { MissingDocuments } from './missing-documents.tsx'
import { RequestBanner } from './request-banner.tsx'
import { requestStatus } from './request-status.ts'
import type { StatusFacts } from './status-words.ts'

/** What a provider without the record leaves: the status alone still says what it means. */
const nothingKnown: StatusFacts = {
  NextPayoutDate: null,
  RenewalDate: null,
  LastContributionMonth: null,
  MissingDocuments: [],
  Account: null,
}

/** A family's home: how things stand, what is needed now, whom to call. */
export function RecipientHome({ user }: { user: FullUser }) {
  const { t } = useTranslation('recipient-home')
  const status = requestStatus(user)
  const record = user.Recipient
  return (
    <Stack gap={5}>
      <h1>{t(($) => $.title)}</h1>
      {status && <RequestBanner status={status} facts={record ?? nothingKnown} />}
      {record && <MissingDocuments documents={record.MissingDocuments} />}
      <CallUs />
    </Stack>
  )
}
