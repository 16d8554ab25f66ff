import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useSave } from '#web/shared/api/use-save.ts'
import type { HandedDocument } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { showAlert } from '#web/shared/ui/alerts/alerts.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ConfirmDialog } from '#web/shared/ui/overlay/dialog.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './recipient-document.module.css'
import { recipientDocumentsKey, removeRecipientDocument } from './recipient-document-queries.ts'

/** Afterwards the lists and the tasks of the home no longer contain the file. */
export function TakeBack({ file }: { file: HandedDocument }) {
  const { t } = useTranslation('recipient-document')
  const api = useApi()
  const client = useQueryClient()
  const { refreshProfile } = useSessionActions()
  const [isAsking, setAsking] = useState(false)
  const { name, documentId } = file
  const { isSaving, save, failure, dropFailure } = useSave({
    mutationFn: (id: string) => removeRecipientDocument(api, id),
    onSuccess: (documents) => {
      setAsking(false)
      void showAlert({
        icon: 'ok',
        toast: true,
        title: t(($) => $.takeBack.done, { name }),
        text: t(($) => $.takeBack.doneLead),
      })
      void refreshProfile()
      client.setQueryData(recipientDocumentsKey, documents)
    },
    onError: (cause) => {
      // Another user or the foundation changed the document first: the list shows its present
      // state.
      if (cause.code === 404 || cause.code === 409) void client.invalidateQueries({ queryKey: recipientDocumentsKey })
    },
  })

  return (
    <div className={styles.takeBack}>
      <Button
        variant="link"
        aria-haspopup="dialog"
        aria-label={t(($) => $.takeBack.openFor, { name })}
        onClick={() => setAsking(true)}
      >
        {t(($) => $.takeBack.open)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(($) => $.takeBack.title)}
        confirmLabel={t(($) => $.takeBack.confirm)}
        busy={isSaving}
        onCancel={() => {
          dropFailure()
          setAsking(false)
        }}
        onConfirm={() => save(documentId)}
      >
        <Stack gap={3}>
          <p>{t(($) => $.takeBack.lead, { name })}</p>
          {failure && (
            <FailureBanner
              ns="recipient-document"
              section="takeBack.problem"
              failure={failure}
              refusedTitle={t(($) => $.takeBack.failed)}
            />
          )}
        </Stack>
      </ConfirmDialog>
    </div>
  )
}
