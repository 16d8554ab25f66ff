import { useQuery } from '@tanstack/react-query'
import { FileText, Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useClockValue } from '#web/shared/api/use-clock-value.ts'
import type { FullUser } from '#web/shared/api/wire.ts'
import { usePortalLocation } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { SEEN_DOCUMENT_KEY } from '#web/shared/session/session-storage.ts'
import { type Task, TaskList } from '#web/shared/ui/task-list/task-list.tsx'
import { newestDocument } from './new-document.ts'
import { ratingWindowQuery } from './notices-queries.ts'
import { isRatingDue } from './rating-prompt.ts'
import { useClosedNotice } from './use-closed-notice.ts'

/** The invitations for a donor, in one list: the new document, the request for a rating. */
export function Notices({ user }: { user: FullUser }) {
  const { t } = useTranslation('notices')
  const tasks = [useDocumentTask(user), useRatingTask(user)].filter((task) => task !== undefined)
  return tasks.length > 0 && <TaskList label={t(($) => $.newsLabel)} tasks={tasks} />
}

/** On every page except documents, until that page has shown the document. */
function useDocumentTask(user: FullUser): Task | undefined {
  const { t } = useTranslation('notices')
  const { pathname } = usePortalLocation()
  const [seen] = useClosedNotice(SEEN_DOCUMENT_KEY)
  const document = newestDocument(user)
  if (!document || document.Id === seen || pathname === paths.documents) return undefined
  return {
    id: 'document',
    title: t(($) => $.document.title),
    detail:
      document.Year === undefined
        ? t(($) => $.document.lead)
        : t(($) => $.document.certificate, { year: document.Year }),
    icon: <FileText />,
    to: paths.documents,
  }
}

/** On every page except the rating, inside the voting period, if the last vote is old enough (rule 9.4). */
function useRatingTask({ NPS }: FullUser): Task | undefined {
  const { t } = useTranslation('notices')
  const { pathname } = usePortalLocation()
  const { data: window } = useQuery(ratingWindowQuery(useApi()))
  const isDue = useClockValue((now) => window !== undefined && isRatingDue(NPS, window, now))
  if (!isDue || pathname === paths.rating) return undefined
  return {
    id: 'rating',
    title: t(($) => $.rating.title),
    detail: t(($) => $.rating.lead),
    icon: <Heart />,
    to: paths.rating,
  }
}
