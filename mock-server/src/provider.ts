import { handlers } from '#generated/provider.handlers.ts'
import type { Provider } from './app.ts'
import type { JsonObject } from './kernel/contract/contract.ts'
import { cacheableOperations } from './resources/cacheable-operations.ts'
import { dueEvents } from './resources/due-events.ts'
import { sendingOperations } from './resources/sending-operations.ts'
import { triggers } from './resources/triggers.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { providerStates } from './scenarios/states/provider-states.ts'

/** The product's provider: its contract (the bundle), its rules, its people. */
export function provider(document: JsonObject): Provider {
  return { document, handlers, scenarios, dueEvents, cacheableOperations, sendingOperations, triggers, providerStates }
}
