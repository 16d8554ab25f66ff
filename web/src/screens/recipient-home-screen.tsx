import { expiringDocuments } from '../features/recipient-document/document-groups.ts'
import { recipientDocumentsQuery } from '../features/recipient-document/recipient-document-queries.ts'
import recipientHome from '../features/recipient-home/locales/cs.json' with { type: 'json' }
import { RecipientHome } from '../features/recipient-home/recipient-home.tsx'
import { RecordWaiting } from '../features/recipient-home/record-waiting.tsx'
import { RENEWAL_DRAFT } from '../features/renewal/renewal-draft.ts'
import { useApi } from '../shared/api/api-context.tsx'
import { useLoaded } from '../shared/api/use-loaded.ts'
import { StaleNote } from '../shared/conflict/stale-note.tsx'
import { useHasDraft } from '../shared/drafts/use-has-draft.ts'
import { useRecipientRecord } from '../shared/session/recipient-record.ts'
import { useSession } from '../shared/session/session-context.tsx'

export const texts = { 'recipient-home': recipientHome }

/** /prijemce (rule 2.9), Czech only. The record of the login shows at once, the fresh one replaces it. */
export function Component() {
  const session = useSession()
  const { record, failure, staleness, retry } = useRecipientRecord()
  const documents = useLoaded(recipientDocumentsQuery(useApi()))
  const hasRenewalDraft = useHasDraft(RENEWAL_DRAFT)
  if (!session.isLoggedIn) return null
  const isChecking = documents.data?.types.some(({ state }) => state === 'received')
  // A loaded record stays, whatever the result of the refresh (rule 4.5).
  if (record)
    return (
      <RecipientHome
        user={session.fullUser}
        documents={documents.data && expiringDocuments(documents.data)}
        isChecking={isChecking}
        failure={documents.failure}
        onRetry={documents.retry}
        isRenewalBegun={hasRenewalDraft}
      >
        <StaleNote failure={staleness} onRetry={retry} />
      </RecipientHome>
    )
  return <RecordWaiting failure={failure} onRetry={retry} />
}
