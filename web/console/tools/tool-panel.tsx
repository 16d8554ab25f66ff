import { Suspense } from 'react'
import { lazyPart } from '../../src/shared/ui/lazy-part.tsx'
import { Skeleton } from '../../src/shared/ui/skeleton.tsx'
import type { Tab } from '../frame/tabs.ts'

const RecordingPanel = lazyPart(async () => (await import('../recording/panel/recording-panel.tsx')).RecordingPanel)
const AtlasPanel = lazyPart(async () => (await import('./atlas/atlas-panel.tsx')).AtlasPanel)
const CoveragePanel = lazyPart(async () => (await import('./coverage/coverage-panel.tsx')).CoveragePanel)
const DataPanel = lazyPart(async () => (await import('./data/data-panel.tsx')).DataPanel)
const FaultsPanel = lazyPart(async () => (await import('./faults/faults-panel.tsx')).FaultsPanel)
const MagicPanel = lazyPart(async () => (await import('./magic/magic-panel.tsx')).MagicPanel)
const SnapshotsPanel = lazyPart(async () => (await import('./snapshots/snapshots-panel.tsx')).SnapshotsPanel)

type ToolPanelProps = { tab: Exclude<Tab, 'world'>; world: string }

/** The code of a tool is loaded when it is opened. */
export function ToolPanel(props: ToolPanelProps) {
  return (
    <Suspense fallback={<Skeleton shape="page" />}>
      <Tool {...props} />
    </Suspense>
  )
}

/**
 * The tools of a world. Another world is another page: no draft for one may be sent to the other.
 */
function Tool({ tab, world }: ToolPanelProps) {
  switch (tab) {
    case 'recording':
      return <RecordingPanel key={world} world={world} />
    case 'data':
      return <DataPanel key={world} world={world} />
    case 'faults':
      return <FaultsPanel key={world} world={world} />
    case 'snapshots':
      return <SnapshotsPanel key={world} world={world} />
    case 'magic':
      return <MagicPanel world={world} />
    case 'atlas':
      return <AtlasPanel key={world} world={world} />
    case 'coverage':
      return <CoveragePanel />
  }
}
