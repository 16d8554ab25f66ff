import { useEffect, useState } from 'react'
import type { RequestVariant } from '#web/shared/api/wire.ts'
import { VISITOR } from '#web/shared/drafts/draft-owner.ts'
import { useDrafts } from '#web/shared/drafts/drafts-context.tsx'
import { useSession } from '#web/shared/session/session-context.tsx'
import { whileMounted } from '#web/shared/while-mounted.ts'

const variants: readonly RequestVariant[] = ['oncological', 'other']

export const draftNameOf = (variant: RequestVariant): string => `request-${variant}`

/** The unfinished requests on this device, for a person who returns to one of them. */
export function useBegunRequests(): readonly RequestVariant[] {
  const drafts = useDrafts()
  const session = useSession()
  const person = session.isLoggedIn ? session.personId : VISITOR
  const [begun, setBegun] = useState<readonly RequestVariant[]>([])
  useEffect(() => {
    const reading = Promise.all(variants.map((variant) => drafts.of(person, draftNameOf(variant)).read()))
    return whileMounted(reading, (found) => setBegun(variants.filter((_, index) => found[index] !== undefined)))
  }, [drafts, person])
  return begun
}
