import type { Coverage } from '../world/journal/coverage.ts'
import type { Scheduler } from '../world/scheduler.ts'
import type { WorldAccess } from '../world/world-access.ts'
import type { ImageSigner } from './access/image-signer.ts'
import type { Tokens } from './access/tokens.ts'
import type { Contract } from './contract/contract.ts'
import type { ContractValidators } from './contract/schemas.ts'
import type { Cors } from './http/cors.ts'
import type { Log } from './http/log.ts'
import type { OwnHosts } from './http/request-origin.ts'
import type { UploadMemory } from './http/upload-memory.ts'

/** What every call of the provider needs; app.ts creates it once. */
export interface Kernel extends OwnHosts {
  readonly worlds: WorldAccess
  readonly scheduler: Scheduler
  readonly contract: Contract
  readonly schemas: ContractValidators
  readonly tokens: Tokens
  readonly images: ImageSigner
  /** Key of the hashes stored in the state: bodies under an idempotency key and callers' IP addresses. */
  readonly bodySecret: string
  readonly uploadMemory: UploadMemory
  readonly coverage: Coverage
  readonly cors: Cors
  readonly log: Log
  readonly logsCalls: boolean
  /** In development and tests each response is checked against the contract; a response that violates it becomes a 500. */
  readonly checkAnswers: boolean
  /** Ids of the operations whose answers are cached; no other answer ever is. */
  readonly cacheable: ReadonlySet<string>
  /** Operations that may send messages. */
  readonly sending: ReadonlySet<string>
}
