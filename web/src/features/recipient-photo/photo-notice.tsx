import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../shared/ui/banner.tsx'
import type { PhotoListNotice } from './photo-list.tsx'
import styles from './recipient-photo.module.css'

/**
 * Confirms the last action, on top of the page. It takes the focus from the removed button, so that
 * screen readers announce it; after a form the heading of the list has taken the focus.
 */
export function PhotoNotice({ news }: { news: PhotoListNotice }) {
  const { t } = useTranslation('recipient-photo')
  const box = useRef<HTMLDivElement>(null)
  const isAfterButton = news === 'primary' || news === 'removal'
  useEffect(() => {
    if (isAfterButton) box.current?.focus()
  }, [isAfterButton])
  return (
    <div ref={box} tabIndex={-1} className={styles.told}>
      <Banner tone="ok" title={t(($) => $.done[news].title)}>
        {t(($) => $.done[news].text)}
      </Banner>
    </div>
  )
}
