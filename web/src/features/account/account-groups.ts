import type { SignedIn } from '../../shared/session/session.ts'

export type AccountRow = 'profile' | 'email' | 'avatar' | 'taxData' | 'documents' | 'password' | 'rating' | 'withdrawal'

export type AccountGroup = { id: 'data' | 'giving' | 'access' | 'foundation'; rows: readonly AccountRow[] }

/** The rows of the account in calm groups; leaving the foundation stands last. */
export const accountGroups: readonly AccountGroup[] = [
  { id: 'data', rows: ['profile', 'email', 'avatar'] },
  { id: 'giving', rows: ['taxData', 'documents'] },
  { id: 'access', rows: ['password'] },
  { id: 'foundation', rows: ['rating', 'withdrawal'] },
]

type Listing = NonNullable<NonNullable<SignedIn['profile']['donor']>['publicListing']>

/** How the public list of Good Angels stands, and where it is going (spec §4: within 48 hours). */
export function listingKey({ isListed, changesBy }: Listing): 'listed' | 'leaving' | 'coming' | 'notListed' {
  if (changesBy === null) return isListed ? 'listed' : 'notListed'
  return isListed ? 'leaving' : 'coming'
}
