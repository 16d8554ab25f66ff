import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { createQueryClient } from '../shared/api/query.ts'
import { SlowNotice } from './frame/slow-notice.tsx'

/**
 * The query cache of one user; remounted, and so emptied, for the next one. Not part of the login
 * pages' code.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  useEffect(() => () => client.clear(), [client])
  return (
    <QueryClientProvider client={client}>
      {children}
      <SlowNotice />
    </QueryClientProvider>
  )
}
