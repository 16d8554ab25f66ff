import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'
import type { Recorder } from './recorder.ts'
import { useRecorderState, useWorldRecorder } from './use-recorder.ts'

const world = { id: 'blue', scenario: 'default', now: '2026-11-10T09:00:00.000Z', frozen: true, recorded: true }

const State = ({ recorder }: { recorder: Recorder }) => (
  <p>{useRecorderState(recorder).isWanted ? 'recorded' : 'ended'}</p>
)

function Blue() {
  const recorder = useWorldRecorder('blue')
  return recorder ? <State recorder={recorder} /> : null
}

test('an end in another window ends the recording in this one', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate() {}
    },
  )
  let ending = {}
  renderConsole(<Blue />, {
    'GET /sandbox/worlds/blue': () => Response.json({ ...world, ...ending }),
    'GET /sandbox/worlds/blue/recording': () =>
      Response.json({ steps: [], ...('recordingEnded' in ending && { ended: true }) }),
  })
  expect(await screen.findByText('recorded')).toBeTruthy()
  ending = { recordingEnded: true }
  expect(await screen.findByText('ended', {}, { timeout: 3_000 })).toBeTruthy()
})
