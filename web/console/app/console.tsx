import { PanelLeft } from 'lucide-react'
import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../src/shared/ui/class-names.ts'
import { lazyPart } from '../../src/shared/ui/lazy-part/lazy-part.tsx'
import { Skeleton } from '../../src/shared/ui/skeleton/skeleton.tsx'
import { useLanguage } from '../../src/shared/ui/use-language.ts'
import { narrowConsole } from '../api/place-window.ts'
import { useAnnouncedClock } from '../features/clock/use-announced-clock.ts'
import { RecordingStrip } from '../features/recording/strip/recording-strip.tsx'
import { RecorderProvider, useWorldRecorder } from '../session/use-recorder.ts'
import { RefusedWindow } from '../shared/refused-window.tsx'
import type { Tab } from '../shared/use-address.ts'
import { useAddress } from '../shared/use-address.ts'
import { useWorldGeneration } from '../shared/use-world-generation.ts'
import styles from './console.module.css'
import { Reachable } from './reach/reachable.tsx'
import { Tabs } from './tab-list.tsx'
import { WorldBar } from './world-bar/world-bar.tsx'
import { WorldPanel } from './world-panel.tsx'

type Tool = Exclude<Tab, 'world'>

/** The code of a tool is loaded when it is opened. */
const tools: Readonly<Record<Tool, ComponentType<{ world: string }>>> = {
  recording: lazyPart(async () => (await import('../features/recording/panel/recording-panel.tsx')).RecordingPanel),
  data: lazyPart(async () => (await import('../features/data/data-panel.tsx')).DataPanel),
  faults: lazyPart(async () => (await import('../features/faults/faults-panel.tsx')).FaultsPanel),
  snapshots: lazyPart(async () => (await import('../features/snapshots/snapshots-panel.tsx')).SnapshotsPanel),
  magic: lazyPart(async () => (await import('../features/magic/magic-panel.tsx')).MagicPanel),
  atlas: lazyPart(async () => (await import('../features/atlas/atlas-panel.tsx')).AtlasPanel),
  coverage: lazyPart(async () => (await import('../features/coverage/coverage-panel.tsx')).CoveragePanel),
}

/** Tools that show the same in every world. */
const OF_EVERY_WORLD: ReadonlySet<Tool> = new Set(['magic', 'coverage'])

/** The tools of a world. Another world is another page: no draft for one may be sent to the other. */
function ToolPanel({ tab, world }: { tab: Tool; world: string }) {
  const Panel = tools[tab]
  return (
    <Suspense fallback={<Skeleton shape="page" />}>
      <Panel key={OF_EVERY_WORLD.has(tab) ? tab : world} world={world} />
    </Suspense>
  )
}

const SIDE_WINDOW = 'sandbox-console'

/** Opens the console in a narrow window, so that the portal fits next to it. Hidden where the console is narrow already. */
function SideWindow() {
  const { t } = useTranslation('console')
  const features = narrowConsole(window)
  if (features === undefined) return null
  return (
    <button
      type="button"
      className={styles.side}
      onClick={() => window.open(window.location.href, SIDE_WINDOW, features)?.focus()}
    >
      <PanelLeft aria-hidden="true" />
      {t(($) => $.sideWindow)}
    </button>
  )
}

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
  const generation = useWorldGeneration(world)
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
              <WorldPanel key={`${world} ${generation}`} world={world} />
            ) : (
              <ToolPanel tab={tab} world={world} />
            )}
          </Reachable>
        </main>
      </div>
    </RecorderProvider>
  )
}
