import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminLink } from '../../shared/api/wire.ts'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { Card } from '../../shared/ui/card.tsx'
import { DateText } from '../../shared/ui/date-text.tsx'
import styles from './admin.module.css'
import { LinkLabel } from './link-label.tsx'
import { LinkStateChip } from './link-state-chip.tsx'

export function LastLinks({ links }: { links: readonly AdminLink[] }) {
  const { t } = useTranslation('admin')
  const titleId = useId()
  return (
    <Card as="section" variant="roomy" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t(($) => $.lastLinks.title)}
      </h2>
      {links.length === 0 ? (
        <p className="soft">{t(($) => $.lastLinks.none)}</p>
      ) : (
        <ul className={styles.lastLinks}>
          {links.map((link) => (
            <li key={link.linkId}>
              <span>
                <strong>
                  <LinkLabel label={link.label} />
                </strong>
                <span className={styles.second}>
                  {t(($) => $.kind[link.kind])}, <DateText value={link.createdAt} />
                </span>
              </span>
              <LinkStateChip state={link.state} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link className="standalone-link" to={paths.linkGenerator}>
          {t(($) => $.lastLinks.all)}
        </Link>
      </p>
    </Card>
  )
}
