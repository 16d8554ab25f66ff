import { useTranslation } from 'react-i18next'
import { ToolPanel } from '../tools/tool-panel.tsx'
import { WorldPanel } from '../world/world-panel.tsx'
import styles from './console.module.css'
import { tabs } from './tabs.ts'
import { useAddress } from './use-address.ts'

/** The console: which world, its parts, and the part that is open. */
export function Console() {
  const { t } = useTranslation('console')
  const { world, tab } = useAddress()
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>{t(($) => $.title)}</h1>
        <nav aria-label={t(($) => $.parts)}>
          <ul className={styles.tabs}>
            {tabs.map((name) => (
              <li key={name}>
                <a href={`#${name}`} aria-current={name === tab ? 'page' : undefined}>
                  {t(($) => $.tab[name])}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className={styles.main}>
        {tab === 'world' ? <WorldPanel world={world} /> : <ToolPanel tab={tab} world={world} />}
      </main>
    </>
  )
}
