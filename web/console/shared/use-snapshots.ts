import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { openPortal } from '../api/portal-window.ts'
import { answered, SandboxProblem, type Schemas, sandbox } from '../api/sandbox.ts'
import { worldsQuery } from '../api/world-queries.ts'
import {
  readSavedSnapshots,
  type SavedSnapshot,
  withGone,
  without,
  withSavedSnapshot,
  writeSavedSnapshots,
} from './saved-snapshots.ts'

/** Every link of the server, from every tester. */
export const snapshotsQuery = queryOptions({
  queryKey: ['snapshots'],
  queryFn: () => answered(sandbox.GET('/snapshots')),
})

/** The snapshots saved from this browser, and a function that saves another one. */
export function useSnapshots(world: string) {
  const queries = useQueryClient()
  const [kept, setKept] = useState(() => readSavedSnapshots(localStorage))

  /** Another tab may have saved one meanwhile, so the list is read again before each change. */
  function change(next: (now: readonly SavedSnapshot[]) => readonly SavedSnapshot[]) {
    const list = next(readSavedSnapshots(localStorage))
    writeSavedSnapshots(localStorage, list)
    setKept(list)
  }

  const keeping = useMutation({
    mutationFn: async (note: string): Promise<SavedSnapshot> => {
      const path = { params: { path: { world } } }
      const body = note === '' ? {} : { note }
      const { id, link } = await answered(sandbox.POST('/worlds/{world}/snapshots', { ...path, body }))
      const { now } = await answered(sandbox.GET('/worlds/{world}/clock', path))
      return { id, world, link, at: now, note, isGone: false }
    },
    onSuccess: async (snapshot) => {
      change((now) => withSavedSnapshot(now, snapshot))
      await queries.invalidateQueries({ queryKey: snapshotsQuery.queryKey })
    },
  })

  const opening = useMutation({
    mutationFn: async ({ id }: Pick<SavedSnapshot, 'id'>) => {
      let world = ''
      const isOpen = await openPortal(async () => {
        world = (await answered(sandbox.POST('/worlds', { body: { snapshot: id } }))).id
        await queries.invalidateQueries({ queryKey: worldsQuery.queryKey })
        return { world, path: '/' }
      })
      return { world, isOpen }
    },
    onError: (problem, { id }) => {
      if (isGone(problem)) change((now) => withGone(now, id))
    },
  })

  const deleting = useMutation({
    mutationFn: (snapshot: string) =>
      answered(sandbox.DELETE('/snapshots/{snapshot}', { params: { path: { snapshot } } })),
    onSuccess: async (_, id) => {
      change((now) => without(now, id))
      await queries.invalidateQueries({ queryKey: snapshotsQuery.queryKey })
    },
  })

  const importing = useMutation({
    mutationFn: async (file: File) => {
      const body = JSON.parse(await file.text()) as Schemas['SnapshotFile']
      return answered(sandbox.POST('/snapshots', { body }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: snapshotsQuery.queryKey }),
  })

  return {
    kept,
    importing,
    keeping,
    opening,
    deleting,
    forget: (id: string) => change((now) => without(now, id)),
  }
}

/** Whether the sandbox has deleted the snapshot; its row says so. */
export const isGone = (problem: Error): boolean =>
  problem instanceof SandboxProblem && problem.code === 'unknown-snapshot'
