import { useTranslation } from 'react-i18next'
import { cx } from '../../src/shared/ui/class-names.ts'
import { useLanguage } from '../../src/shared/ui/use-language.ts'
import { useAnnouncedClock } from '../features/clock/use-announced-clock.ts'
import { RecordingStrip } from '../features/recording/strip/recording-strip.tsx'
import { RecorderProvider, useWorldRecorder } from '../session/use-recorder.ts'
import { RefusedWindow } from '../shared/refused-window.tsx'
import { useAddress } from '../shared/use-address.ts'
import { useBirth } from '../shared/use-birth.ts'
import styles from './console.module.css'
import { Reachable } from './reach/reachable.tsx'
import { SideWindow } from './side-window.tsx'
import { Tabs } from './tab-list.tsx'
import { ToolPanel } from './tool-panel.tsx'
import { WorldBar } from './world-bar/world-bar.tsx'
import { WorldPanel } from './world-panel.tsx'

const languages = ['cs', 'en'] as const

/** Each language by its own name. */
function LanguageSwitch() {
  const { t, i18n } = useTranslation('console')
  const current = useLanguage()
  return (
    <fieldset aria-label={t(($) => $.languageOfConsole)} className={styles.languages}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => void i18n.changeLanguage(language)}
        >
          {t(($) => $.language[language])}
        </button>
      ))}
    </fieldset>
  )
}

/** The console: which world, its parts, and the part that is open. */
export function Console() {
  const { t } = useTranslation('console')
  const { world, tab, goToWorld } = useAddress()
  const birth = useBirth(world)
  useAnnouncedClock(world)
  const recorder = useWorldRecorder(world)
  return (
    <RecorderProvider value={recorder}>
      <div className={cx(styles.page, tab === 'world' && styles.fitted)}>
        <header className={styles.header}>
          <h1 className={styles.title}>{t(($) => $.title)}</h1>
          <Tabs current={tab} world={world} />
          <SideWindow />
          <LanguageSwitch />
        </header>
        <WorldBar world={world} goToWorld={goToWorld} />
        {recorder && <RecordingStrip key={world} world={world} recorder={recorder} />}
        <RefusedWindow />
        <main className={styles.main}>
          <Reachable world={world} goToWorld={goToWorld}>
            {/* A world deleted and created again under its id is another world: no state of the
                former one may stay on the page. */}
            {tab === 'world' ? (
              <WorldPanel key={`${world} ${birth}`} world={world} />
            ) : (
              <ToolPanel tab={tab} world={world} />
            )}
          </Reachable>
        </main>
      </div>
    </RecorderProvider>
  )
}
