import type { Story } from '../story.ts'
import { families } from './families.ts'
import { giving } from './giving.ts'
import { links } from './links.ts'
import { ownAccount } from './own-account.ts'
import { signingIn } from './signing-in.ts'

/** Everything that is played of several calls. */
export const stories: readonly Story[] = [...signingIn, ...ownAccount, ...giving, ...families, ...links]
