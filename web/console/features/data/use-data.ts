import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { answered, SandboxProblem, type Schemas, sandbox } from '../../api/sandbox.ts'
import type { Message, SandboxEvent } from '../../api/world-queries.ts'
import type { TriggerBody } from './trigger-draft.ts'

export type PersonOfWorld = Schemas['PersonOfWorld']
export type WaitingRequest = Schemas['WaitingRequest']
export type PersonRecord = Schemas['PersonRecord']
export type DataSection = PersonRecord['sections'][number]
export type RecordRow = DataSection['rows'][number]

/** The console follows every change of the world. */
const PULSE = 1_000

export const recordQuery = (world: string, person: string) =>
  queryOptions({
    queryKey: [world, 'people', person],
    queryFn: () => answered(sandbox.GET('/worlds/{world}/people/{person}', { params: { path: { world, person } } })),
    refetchInterval: ({ state: { error } }) => (isUnknown(error) ? false : PULSE),
  })

export const isUnknown = (problem: Error | null): boolean =>
  problem instanceof SandboxProblem && problem.code === 'unknown-person'

export type TriggerRun = { ran: readonly SandboxEvent[]; messages: readonly Message[] }

/** Runs a trigger and finds the messages that it sent; everything that the console shows of the world is read again. */
export function useTrigger(world: string) {
  const queries = useQueryClient()
  const path = { world }
  const messagesAfter = async (after: string | undefined) => {
    const query = after === undefined ? {} : { after }
    return (await answered(sandbox.GET('/worlds/{world}/messages', { params: { path, query } }))).messages
  }
  return useMutation({
    mutationFn: async (body: TriggerBody): Promise<TriggerRun> => {
      const last = (await messagesAfter(undefined)).at(-1)?.id
      const { ran } = await answered(sandbox.POST('/worlds/{world}/triggers', { params: { path }, body }))
      return { ran, messages: await messagesAfter(last) }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [world] }),
  })
}
