import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RecipientData } from '../../shared/api/wire.ts'
import { useKnownPath } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { Stack } from '../../shared/ui/stack.tsx'
import { TaskList } from '../../shared/ui/task-list.tsx'
import { shortDay } from './czech-days.ts'

/** What the foundation still waits for, each with its day; a row leads to the documents once they have their page. */
export function MissingDocuments({ documents }: { documents: RecipientData['MissingDocuments'] }) {
  const { t } = useTranslation('recipient-home')
  const canUpload = useKnownPath(paths.recipientDocuments)
  if (documents.length === 0) return null
  const title = t(($) => $.tasks.title)
  return (
    <Stack as="section" gap={4}>
      <h2>{title}</h2>
      <TaskList
        label={title}
        tasks={documents.map(({ Type, Label, Due }) => ({
          id: Type,
          title: Label,
          detail: t(($) => $.tasks.due, { date: shortDay(Due) }),
          icon: <FileText />,
          to: canUpload ? paths.recipientDocuments : undefined,
          chip: { words: t(($) => $.tasks.missing), tone: 'wait' },
        }))}
      />
    </Stack>
  )
}
