import type { TwinScenario } from '../scenario.ts'
import { families } from './families.ts'
import { giving } from './giving.ts'
import { links } from './links.ts'
import { ownAccount } from './own-account.ts'
import { signingIn } from './signing-in.ts'

/** Every scenario of several calls. */
export const scenarios: readonly TwinScenario[] = [...signingIn, ...ownAccount, ...giving, ...families, ...links]
