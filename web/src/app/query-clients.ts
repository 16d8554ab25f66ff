import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '../shared/api/query.ts'
import type { Services } from './services.ts'

const clients = new WeakMap<Services, { epoch: number; client: QueryClient }>()

/**
 * The query cache of the current user, so that a screen's queries start together with its code, before React shows anything. The next
 * user gets another one (rule 18.3).
 */
export function queryClientOf(services: Services): QueryClient {
  const { epoch } = services.session.current()
  const known = clients.get(services)
  if (known?.epoch === epoch) return known.client
  known?.client.clear()
  const client = createQueryClient()
  clients.set(services, { epoch, client })
  return client
}
