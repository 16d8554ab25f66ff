import { queryOptions } from '@tanstack/react-query'
import { answered, type Schemas, sandbox } from './sandbox.ts'

export type Fault = Schemas['Fault']
export type NewFault = Schemas['NewFault']

export type OperationCoverage = Schemas['Coverage']['operations'][number]
export type CodeCoverage = OperationCoverage['errorCodes'][number]
export type MagicField = Schemas['MagicPlace']

export const faultsQuery = (world: string) =>
  queryOptions({
    queryKey: [world, 'faults'],
    queryFn: async () =>
      (await answered(sandbox.GET('/worlds/{world}/faults', { params: { path: { world } } }))).faults,
    // The remaining count of a fault falls with each call that it affects.
    refetchInterval: 1_000,
  })

/** As of the request: polling the coverage of the full contract each second would be wasteful. */
export const coverageQuery = queryOptions({
  queryKey: ['coverage'],
  queryFn: () => answered(sandbox.GET('/coverage')),
})

export const magicValuesQuery = queryOptions({
  queryKey: ['magic-values'],
  queryFn: async () => (await answered(sandbox.GET('/magic-values'))).places,
  staleTime: Number.POSITIVE_INFINITY,
})
