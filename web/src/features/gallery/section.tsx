import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './gallery.module.css'
import type gallery from './locales/cs.json'

export type SectionName = keyof typeof gallery.section

/** One heading of the gallery; its id can be linked to. */
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const { t } = useTranslation('gallery')
  return (
    <section id={name} className={styles.section}>
      <h2>{t(($) => $.section[name])}</h2>
      {children}
    </section>
  )
}
