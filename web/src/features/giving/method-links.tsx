import { useTranslation } from 'react-i18next'
import styles from './giving.module.css'
import { methodId } from './method-id.ts'
import type { PaymentMethod } from './payment-method-order.ts'

/**
 * On a phone the methods are listed vertically over several screens: these links give an overview.
 */
export function MethodLinks({ ways }: { ways: readonly PaymentMethod[] }) {
  const { t } = useTranslation('giving')
  return (
    <nav aria-label={t(($) => $.waysLabel)} className={styles.links}>
      {ways.map((way) => (
        <a key={way} href={`#${methodId(way)}`} className={styles.link}>
          {t(($) => $.jump[way])}
        </a>
      ))}
    </nav>
  )
}
