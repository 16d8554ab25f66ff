import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FamilyPhoto } from '#web/shared/api/wire.ts'
import { lazyPart } from '#web/shared/ui/lazy-part/lazy-part.tsx'
import { FamilyPicture } from './family-picture.tsx'
import { PhotoCaption } from './photo-caption.tsx'
import styles from './photo-gallery.module.css'

const PhotoWindow = lazyPart(async () => (await import('./photo-window.tsx')).PhotoWindow)

/** Newest first; a click enlarges a photo. */
export function PhotoGallery({ photos }: { photos: readonly FamilyPhoto[] }) {
  const { t } = useTranslation('family')
  const [opened, setOpened] = useState<number>()
  const [wasOpen, setWasOpen] = useState(false)
  if (opened !== undefined && !wasOpen) setWasOpen(true)
  return (
    <section className={styles.section} aria-labelledby="family-photos">
      <h2 id="family-photos">{t(($) => $.photos.title)}</h2>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.photoId}>
            <figure className={styles.figure}>
              <button
                type="button"
                className={styles.open}
                aria-label={t(($) => $.photos.open, { description: photo.description })}
                onClick={() => setOpened(index)}
              >
                <FamilyPicture photo={photo} decorative />
              </button>
              <PhotoCaption photo={photo} />
            </figure>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {wasOpen && (
          <PhotoWindow photos={photos} index={opened} onTurn={setOpened} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </section>
  )
}
