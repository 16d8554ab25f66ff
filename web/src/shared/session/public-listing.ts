import type { DonorData } from '../api/wire.ts'

type Listing = NonNullable<DonorData['publicListing']>

/** How the name is shown on the public list of Good Angels, and whether that is changing (rule 6.16: within 48 hours). */
export function listingKey({ isListed, changeDueAt }: Listing): 'listed' | 'leaving' | 'coming' | 'notListed' {
  if (changeDueAt === null) return isListed ? 'listed' : 'notListed'
  return isListed ? 'leaving' : 'coming'
}
