import { useTranslation } from 'react-i18next'
import { Link } from '../navigation/navigation.tsx'
import { Banner } from '../ui/banner.tsx'
import styles from './long-form.module.css'
import type { OpenRemark } from './open-remarks.ts'

type OpenRemarksBannerProps = { remarks: readonly OpenRemark[]; sectionHref: (sectionId: string) => string }

/** Remarks of the foundation whose answers have not been changed yet, each with a link to its part. */
export function OpenRemarksBanner({ remarks, sectionHref }: OpenRemarksBannerProps) {
  const { t } = useTranslation('long-form')
  return (
    <Banner tone="warn" title={t(($) => $.remarks.title)}>
      <ul className={styles.remarks}>
        {remarks.map(({ itemId, text, sectionId, sectionTitle }) => (
          <li key={`${itemId} ${text}`}>
            <Link to={sectionHref(sectionId)}>{sectionTitle}</Link>: {text}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
