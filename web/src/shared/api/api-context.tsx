import { createContext, type ReactNode, use } from 'react'
import type { Api } from './client.ts'
import type { ServerClock } from './server-clock.ts'

type Provider = { api: Api; clock: ServerClock }

const ApiContext = createContext<Provider | undefined>(undefined)

export function ApiProvider({ api, clock, children }: Provider & { children: ReactNode }) {
  return <ApiContext value={{ api, clock }}>{children}</ApiContext>
}

/** The provider's calls; hand it to the feature's query functions: `useQuery(npsQuery(useApi(), emlid))`. */
export function useApi(): Api {
  return useProvider().api
}

/** The provider's clock, for deadlines and for "now" in rules about business dates. */
export function useServerClock(): ServerClock {
  return useProvider().clock
}

function useProvider(): Provider {
  const provider = use(ApiContext)
  if (!provider) throw new Error('useApi outside ApiProvider')
  return provider
}
