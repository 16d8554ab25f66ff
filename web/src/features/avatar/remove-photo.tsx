import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { useSave } from '../../shared/api/use-save.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { deleteAvatar } from './avatar-queries.ts'

/** Asks for confirmation; afterwards the drawn picture shows again, here and in the frame. */
export function RemovePhoto({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useTranslation('avatar')
  const api = useApi()
  const { store } = useSessionActions()
  const [isAsking, setAsking] = useState(false)
  const { isSaving, save, failure, dropFailure } = useSave({
    mutationFn: async (_ask: 'remove') => {
      const { epoch } = store.current()
      return { epoch, ...(await deleteAvatar(api)) }
    },
    onSuccess: ({ epoch, profile, profile_full }) => {
      setAsking(false)
      onRemoved()
      store.refresh({ profile, fullUser: profile_full }, epoch)
    },
  })

  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t(($) => $.remove.open)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(($) => $.remove.title)}
        confirmLabel={t(($) => $.remove.confirm)}
        busy={isSaving}
        onCancel={() => {
          dropFailure()
          setAsking(false)
        }}
        onConfirm={() => save('remove')}
      >
        <Stack gap={3}>
          <p>{t(($) => $.remove.lead)}</p>
          {failure && <FailureBanner ns="avatar" failure={failure} refusedTitle={t(($) => $.remove.failed)} />}
        </Stack>
      </ConfirmDialog>
    </>
  )
}
