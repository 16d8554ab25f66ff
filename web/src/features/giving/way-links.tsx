import { useTranslation } from 'react-i18next'
import styles from './giving.module.css'
import type { Way } from './order-of-ways.ts'
import { wayId } from './way-id.ts'

/** On a phone the ways stand below each other, several screens of them: this is what there is. */
export function WayLinks({ ways }: { ways: readonly Way[] }) {
  const { t } = useTranslation('giving')
  return (
    <nav aria-label={t(($) => $.waysLabel)} className={styles.links}>
      {ways.map((way) => (
        <a key={way} href={`#${wayId(way)}`} className={styles.link}>
          {t(($) => $.jump[way])}
        </a>
      ))}
    </nav>
  )
}
