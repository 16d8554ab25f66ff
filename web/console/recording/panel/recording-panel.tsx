import { useRecorder } from '../use-recorder.ts'
import { RecordedPanel } from './recorded-panel.tsx'
import { StartPanel } from './start-panel.tsx'

/**
 * Recording actions in the portal as a test: the start of a recording, or the one of this world.
 */
export function RecordingPanel({ world }: { world: string }) {
  const recorder = useRecorder()
  return recorder ? <RecordedPanel world={world} recorder={recorder} /> : <StartPanel />
}
