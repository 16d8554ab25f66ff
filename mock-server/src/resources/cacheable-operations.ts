import type { OperationId } from '../kernel/handler.ts'

/**
 * The operations whose answers are cached (`kernel/pipeline/answer-cache.ts`). Such an operation only reads, and its answer depends on the state,
 * the caller, the URL, the language and the origins. Of time it may depend on the Prague day, the due events and the addresses of
 * pictures alone. An operation that is not listed is computed every time: a raise that waits for its confirmation, for example, expires
 * without a due event.
 */
export const cacheableOperations: ReadonlySet<string> = new Set<OperationId>([
  'getConsent',
  'getContactViews',
  'getContributions',
  'getDocuments',
  'getFamilies',
  'getFamily',
  'getHelpOffers',
  'getHelpRequestForm',
  'getNps',
  'getPaymentDetails',
  'getPayments',
  'getRecipientDocuments',
  'getRecipientPhotos',
  'getRecipientProfile',
  'getRenewal',
  'getUserProfile',
  'getValueStore',
])
