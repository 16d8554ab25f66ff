import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { answered, SandboxProblem, type Schemas, sandbox } from '../../api/sandbox.ts'
import type { TriggerBody } from './trigger-draft.ts'

export type PersonOfWorld = Schemas['PersonOfWorld']
export type WaitingRequest = Omit<Schemas['WaitingRequest'], 'items'> & { items: readonly Schemas['RequestItem'][] }
export type RecordRow = Readonly<Record<string, string | number | boolean | null>>
export type DataSection = { name: string; isList: boolean; total: number; rows: readonly RecordRow[] }
export type PersonRecord = Omit<Schemas['PersonRecord'], 'sections'> & { sections: readonly DataSection[] }

/** The console follows every change of the world. */
const PULSE = 1_000

export const peopleQuery = (world: string) =>
  queryOptions({
    queryKey: [world, 'people'],
    queryFn: () => answered(sandbox.GET('/worlds/{world}/people', { params: { path: { world } } })),
    refetchInterval: 5_000,
  })

export const recordQuery = (world: string, person: string) =>
  queryOptions({
    queryKey: [world, 'people', person],
    queryFn: async () =>
      (await answered(
        sandbox.GET('/worlds/{world}/people/{person}', { params: { path: { world, person } } }),
      )) as PersonRecord,
    refetchInterval: ({ state: { error } }) => (isUnknown(error) ? false : PULSE),
  })

export const isUnknown = (problem: Error | null): boolean =>
  problem instanceof SandboxProblem && problem.code === 'unknown-person'

/** Runs a trigger; everything that the console shows of the world is read again. */
export function useTrigger(world: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: TriggerBody) =>
      (await answered(sandbox.POST('/worlds/{world}/triggers', { params: { path: { world } }, body }))).ran,
    onSuccess: () => queries.invalidateQueries({ queryKey: [world] }),
  })
}
