import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '../../src/shared/ui/lazy-part.tsx'
import { Skeleton } from '../../src/shared/ui/skeleton.tsx'
import type { Tab } from '../shared/tabs.ts'

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
export function ToolPanel({ tab, world }: { tab: Tool; world: string }) {
  const Panel = tools[tab]
  return (
    <Suspense fallback={<Skeleton shape="page" />}>
      <Panel key={OF_EVERY_WORLD.has(tab) ? tab : world} world={world} />
    </Suspense>
  )
}
