import { createContext, type ReactNode, use } from 'react'
import type { Drafts } from './drafts.ts'

const DraftsContext = createContext<Drafts | undefined>(undefined)

export function DraftsProvider({ drafts, children }: { drafts: Drafts | undefined; children: ReactNode }) {
  return <DraftsContext value={drafts}>{children}</DraftsContext>
}

export function useDrafts(): Drafts {
  const drafts = use(DraftsContext)
  if (!drafts) throw new Error('useDrafts outside DraftsProvider')
  return drafts
}
