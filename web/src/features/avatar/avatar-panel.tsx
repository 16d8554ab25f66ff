import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useConfig } from '../../shared/config/config-context.tsx'
import { formatFileSize, formatSizeAbove } from '../../shared/format/file-size.ts'
import { imageAddress } from '../../shared/format/image-address.ts'
import { paths } from '../../shared/paths.ts'
import { useRenewAvatar } from '../../shared/pictures/renew-pictures.ts'
import type { SignedIn } from '../../shared/session/session.ts'
import { Avatar } from '../../shared/ui/avatar.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { fieldId } from '../../shared/ui/fields/field-aria.ts'
import { FocusedNotice } from '../../shared/ui/focused-notice.tsx'
import { PageIntro } from '../../shared/ui/page-intro.tsx'
import { FilePicker } from '../../shared/ui/uploads/file-picker.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import styles from './avatar.module.css'
import { loadCropArea, PhotoEditor } from './photo-editor.tsx'
import { type AvatarRefusal, avatarRefusalOf, PHOTO_LIMIT, PHOTO_TYPES } from './photo-file.ts'
import { RemovePhoto } from './remove-photo.tsx'

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
