import type { Tab } from '../frame/tabs.ts'
import { RecordingPanel } from '../recording/panel/recording-panel.tsx'
import { AtlasPanel } from './atlas/atlas-panel.tsx'
import { CoveragePanel } from './coverage/coverage-panel.tsx'
import { DataPanel } from './data/data-panel.tsx'
import { FaultsPanel } from './faults/faults-panel.tsx'
import { MagicPanel } from './magic/magic-panel.tsx'
import { SnapshotsPanel } from './snapshots/snapshots-panel.tsx'

/**
 * The tools of a world. Another world is another page: no draft for one may be sent to the other.
 */
export function ToolPanel({ tab, world }: { tab: Exclude<Tab, 'world'>; world: string }) {
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
