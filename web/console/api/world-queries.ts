import { queryOptions, useQuery } from '@tanstack/react-query'
import { answered, SandboxProblem, type Schemas, sandbox } from './sandbox.ts'

/**
 * Polling interval in milliseconds: the console follows the world, whether a test, another tab or
 * the command changes it.
 */
const PULSE = 1_000

export type SandboxWorld = Schemas['World']
export type Clock = Schemas['Clock']
export type SandboxEvent = Schemas['Event']
export type Message = Schemas['Message']
export type Scenario = Schemas['Scenario']
export type ScenarioPerson = Schemas['ScenarioPerson']
export type JournalEntry = Schemas['JournalEntry']

/** Whether what is done in a world goes into its recording. One that has ended may be continued. */
export const isBeingRecorded = ({ recorded, recordingEnded }: Pick<SandboxWorld, 'recorded' | 'recordingEnded'>) =>
  recorded === true && recordingEnded !== true

/** A missing world is not polled; the list of worlds shows when it exists again. */
const pulse = ({ state: { error } }: { state: { error: Error | null } }) =>
  error instanceof SandboxProblem && error.code === 'unknown-world' ? false : PULSE

const inWorld = (world: string) => ({ params: { path: { world } } })

const worldList = {
  queryKey: ['worlds'],
  queryFn: () => answered(sandbox.GET('/worlds')),
  refetchInterval: PULSE,
} as const

/** The list with its limit and the memory of the server. */
export const worldTotalsQuery = queryOptions(worldList)

export const worldsQuery = queryOptions({ ...worldList, select: ({ worlds }) => worlds })

export const scenariosQuery = queryOptions({
  queryKey: ['scenarios'],
  queryFn: async () => (await answered(sandbox.GET('/scenarios'))).scenarios,
  staleTime: Number.POSITIVE_INFINITY,
  // Until the first successful read: the server may only be starting.
  refetchInterval: ({ state }) => (state.data === undefined ? PULSE : false),
})

export const worldQuery = (world: string) =>
  queryOptions({
    queryKey: [world, 'world'],
    queryFn: () => answered(sandbox.GET('/worlds/{world}', inWorld(world))),
    refetchInterval: pulse,
  })

export const eventsQuery = (world: string) =>
  queryOptions({
    queryKey: [world, 'events'],
    queryFn: async () =>
      (await answered(sandbox.GET('/worlds/{world}/events', { params: { path: { world }, query: { limit: 40 } } })))
        .events,
    refetchInterval: pulse,
  })

export const messagesQuery = (world: string) =>
  queryOptions({
    queryKey: [world, 'messages'],
    queryFn: async () => (await answered(sandbox.GET('/worlds/{world}/messages', inWorld(world)))).messages,
    refetchInterval: pulse,
  })

export const logoutsQuery = (world: string) =>
  queryOptions({
    queryKey: [world, 'logouts'],
    queryFn: async () => {
      const params = { path: { world }, query: { operationId: 'endSession' } }
      return ((await answered(sandbox.GET('/worlds/{world}/journal', { params }))) as Schemas['Journal']).entries
    },
    refetchInterval: pulse,
  })

/** Everybody in the world, registered people too, and the requests that wait. */
export const peopleQuery = (world: string) =>
  queryOptions({
    queryKey: [world, 'people'],
    queryFn: () => answered(sandbox.GET('/worlds/{world}/people', inWorld(world))),
    refetchInterval: 5_000,
  })

/** The scenario of a world; undefined until both are known. */
export function useScenario(world: string): Scenario | undefined {
  const { data: here } = useQuery(worldQuery(world))
  const { data: scenarios } = useQuery(scenariosQuery)
  return scenarios?.find(({ name }) => name === here?.scenario)
}

/** Whom the console can sign in: the people of the scenario, and those added to the world since whose password or birth date is known. */
export function usePeople(world: string): ScenarioPerson[] {
  const people = useScenario(world)?.people ?? []
  const { data } = useQuery(peopleQuery(world))
  const added = data?.people.filter(({ login }) => !people.some((person) => person.login === login)) ?? []
  return [
    ...people,
    ...added.flatMap(({ login, name, password, birthDate }) => {
      const key = { ...(password !== undefined && { password }), ...(birthDate !== undefined && { birthDate }) }
      return Object.keys(key).length === 0 ? [] : [{ login, label: name, shows: 'added in this world', ...key }]
    }),
  ]
}
