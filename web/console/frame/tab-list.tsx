import { useTranslation } from 'react-i18next'
import styles from './console.module.css'
import { type Tab, tabs } from './tabs.ts'

export function Tabs({ current }: { current: Tab }) {
  const { t } = useTranslation('console')
  return (
    <nav aria-label={t(($) => $.parts)}>
      <ul className={styles.tabs}>
        {tabs.map((name) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
              {t(($) => $.tab[name])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
