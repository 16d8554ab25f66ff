import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { portalWorld } from '../api/portal-window.ts'
import { worldQuery } from '../api/world-queries.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import { readMemory } from './recorder-memory.ts'
import { recordingQuery } from './recording-queries.ts'
import { workerHeart } from './watch/heart.ts'

/**
 * One for each world of this session: unsent and missed steps survive a switch to another world.
 */
const recorders = new Map<string, Recorder>()

/** Watches from now on: nothing may be missed in a window that is about to open. */
export function startRecorder(world: string): Recorder {
  const recorder = recorderOf(world)
  recorder.start()
  return recorder
}

/** Continues at once after a reload of the console: until the world was read, an action in the portal would be lost. */
export function resumeRecorder(): void {
  const world = portalWorld()
  if (world !== undefined && readMemory(world)?.isWanted) startRecorder(world)
}

function recorderOf(world: string): Recorder {
  const recorder = recorders.get(world) ?? createRecorder(world, workerHeart)
  recorders.set(world, recorder)
  return recorder
}

/**
 * The recorder of the world that the console shows, undefined if nothing is recorded. It also
 * watches while the console shows another world.
 */
export function useWorldRecorder(world: string): Recorder | undefined {
  const { data } = useQuery(worldQuery(world))
  const isRecorded = data?.recorded === true
  const recorder = isRecorded ? recorderOf(world) : undefined
  const { data: recording, isPending } = useQuery({ ...recordingQuery(world), enabled: isRecorded })
  const hasEnded = recording?.ended === true
  // Another window may have ended or continued it: the world is read each second, the recording is not.
  const queries = useQueryClient()
  const isEndedHere = data?.recordingEnded === true
  useEffect(() => {
    if (isEndedHere !== hasEnded) void queries.invalidateQueries({ queryKey: recordingQuery(world).queryKey })
  }, [isEndedHere, hasEnded, queries, world])
  useFreshSteps(world, recorder)
  useEffect(() => {
    if (data && !isRecorded) recorders.get(world)?.stayEnded()
    if (isPending) return
    if (hasEnded) recorder?.stayEnded()
    else recorder?.start()
  }, [recorder, isPending, hasEnded, data, isRecorded, world])
  return recorder
}

/** The stored steps are refetched with the rest of the recording. */
function useFreshSteps(world: string, recorder: Recorder | undefined): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      recorder?.queue.subscribe(() => {
        if (recorder.queue.state().waiting.length > 0) return
        void queries.invalidateQueries({ queryKey: recordingQuery(world).queryKey })
      }),
    [recorder, queries, world],
  )
}

const Recorders = createContext<Recorder | undefined>(undefined)

export const RecorderProvider = Recorders.Provider

export const useRecorder = (): Recorder | undefined => useContext(Recorders)

/** The current state of the recorder. */
export function useRecorderState(recorder: Recorder) {
  const [{ queue }] = useState(recorder)
  return {
    ...useSyncExternalStore(recorder.subscribe, recorder.state),
    queue: useSyncExternalStore(queue.subscribe, queue.state),
  }
}
