import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useSave } from '#web/shared/api/use-save.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { formatFileSize, formatSizeAbove } from '#web/shared/format/file-size.ts'
import { imageAddress } from '#web/shared/format/image-address.ts'
import { paths } from '#web/shared/paths.ts'
import { useRenewAvatar } from '#web/shared/pictures/renew-pictures.ts'
import type { SignedIn } from '#web/shared/session/session.ts'
import { useSessionActions } from '#web/shared/session/session-context.tsx'
import { Avatar } from '#web/shared/ui/avatar/avatar.tsx'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { fieldId } from '#web/shared/ui/fields/field-aria.ts'
import { FocusedNotice } from '#web/shared/ui/focused-notice.tsx'
import { ConfirmDialog } from '#web/shared/ui/overlay/dialog.tsx'
import { PageIntro } from '#web/shared/ui/page-intro.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { FilePicker } from '#web/shared/ui/uploads/file-picker.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './avatar.module.css'
import { deleteAvatar } from './avatar-queries.ts'
import { loadCropArea, PhotoEditor } from './photo-editor.tsx'
import { type AvatarRefusal, avatarRefusalOf, PHOTO_LIMIT, PHOTO_TYPES } from './photo-file.ts'

/** Asks for confirmation; afterwards the drawn picture shows again, here and in the frame. */
function RemovePhoto({ onRemoved }: { onRemoved: () => void }) {
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

type Refused = { name: string; size: number; why: AvatarRefusal }

/** /muj-ucet/avatar */
export function AvatarPanel({ session }: { session: SignedIn }) {
  const { t } = useTranslation('avatar')
  const { hosts } = useConfig()
  const language = useLanguage()
  const [photo, setPhoto] = useState<File>()
  const [refused, setRefused] = useState<Refused>()
  const [notice, setNotice] = useState<'saved' | 'removed'>()
  const src = imageAddress(session.avatar, hosts.image)
  const renew = useRenewAvatar()
  const limit = formatFileSize(PHOTO_LIMIT, language)

  async function take([file]: readonly File[]) {
    if (!file) return
    setNotice(undefined)
    setDiscarded(false)
    const why = await avatarRefusalOf(file)
    setRefused(why && { name: file.name, size: file.size, why })
    if (why) return
    void loadCropArea().catch(() => {})
    setPhoto(file)
  }

  const [wasDiscarded, setDiscarded] = useState(false)
  useEffect(() => {
    // The picker replaces the clicked button.
    if (wasDiscarded) document.getElementById(fieldId('photo'))?.focus()
  }, [wasDiscarded])

  function finish(done: 'saved' | 'removed' | undefined) {
    setPhoto(undefined)
    setNotice(done)
    setDiscarded(done === undefined)
  }

  const size = refused && formatSizeAbove(PHOTO_LIMIT, refused.size, language)
  return (
    <div className={styles.page}>
      <PageIntro
        back={<Link to={paths.account}>{t(($) => $.back)}</Link>}
        title={t(($) => $.title)}
        lead={t(($) => $.lead)}
      />
      {notice && (
        <FocusedNotice key={notice}>
          <Banner tone="ok" role="status" title={t(($) => $.done[notice].title)}>
            {t(($) => $.done[notice].lead)}
          </Banner>
        </FocusedNotice>
      )}
      <Card as="section" variant="roomy" className={styles.card}>
        {photo ? (
          <PhotoEditor
            photo={photo}
            onSaved={() => finish('saved')}
            onDiscard={() => finish(undefined)}
            onBroken={() => {
              setRefused({ name: photo.name, size: photo.size, why: 'broken' })
              finish(undefined)
            }}
          />
        ) : (
          <>
            <div className={styles.present}>
              <Avatar
                src={src}
                gender={session.gender}
                size={150}
                renew={renew}
                alt={t(($) => (src ? $.yourPhoto : $.drawing))}
              />
              {src === undefined ? (
                <p className="soft">{t(($) => $.none)}</p>
              ) : (
                <RemovePhoto onRemoved={() => finish('removed')} />
              )}
            </div>
            <FilePicker
              name="photo"
              label={t(($) => (src ? $.another : $.first))}
              hint={t(($) => $.pickHint, { limit })}
              accept={PHOTO_TYPES}
              multiple={false}
              onFiles={(files) => void take(files)}
              error={refused && t(($) => $.refused[refused.why], { name: refused.name, size, limit })}
            />
          </>
        )}
      </Card>
    </div>
  )
}
