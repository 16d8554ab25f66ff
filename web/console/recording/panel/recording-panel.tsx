import { useRecorder } from '../use-recorder.ts'
import { RecordedPanel } from './recorded-panel.tsx'
import { StartPanel } from './start-panel.tsx'

/** Doing something in the portal and keeping it as a test: the beginning of a recording, or the one of this world. */
export function RecordingPanel({ world }: { world: string }) {
  const recorder = useRecorder()
  return recorder ? <RecordedPanel world={world} recorder={recorder} /> : <StartPanel />
}
