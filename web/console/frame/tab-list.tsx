import { useTranslation } from 'react-i18next'
import styles from './console.module.css'
import { type Tab, tabs } from './tabs.ts'
import { WaitingFaults } from './waiting-faults.tsx'

/** The parts of the console; the faults show how many are armed, because they affect every part. */
export function Tabs({ current, world }: { current: Tab; world: string }) {
  const { t } = useTranslation('console')
  return (
    <nav aria-label={t(($) => $.parts)}>
      <ul className={styles.tabs}>
        {tabs.map((name) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
              {t(($) => $.tab[name])}
              {name === 'faults' && <WaitingFaults key={world} world={world} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
