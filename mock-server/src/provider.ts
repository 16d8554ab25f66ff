import type { Provider } from './app.ts'
import { dueEvents } from './domain/due-events.ts'
import { triggers } from './domain/triggers.ts'
import type { JsonObject } from './http/contract.ts'
import { handlers } from './http/provider.handlers.ts'
import { providerStates } from './scenarios/provider-states.ts'
import { scenarios } from './scenarios/scenarios.ts'

/** The provider as it is: its contract (the bundle), its rules, its people. */
export function provider(document: JsonObject): Provider {
  return { document, handlers, scenarios, dueEvents, triggers, providerStates }
}
