import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { adminLinksQuery, adminOverviewQuery } from '../features/admin/admin-queries.ts'
import { contributionsQuery } from '../features/contribution/contribution-queries.ts'
import { documentsQuery } from '../features/document/document-queries.ts'
import { familiesQuery } from '../features/family/family-queries.ts'
import { payeeQuery } from '../features/giving/giving-queries.ts'
import { helpOffersQuery } from '../features/help-offer/help-offer-queries.ts'
import { ratingWindowQuery } from '../features/notices/notices-queries.ts'
import { paymentsQuery } from '../features/payment/payment-queries.ts'
import { recipientDocumentsQuery } from '../features/recipient-document/recipient-document-queries.ts'
import { recipientPhotosQuery } from '../features/recipient-photo/recipient-photo-queries.ts'
import { recurringPaymentsQuery } from '../features/recurring-payment/recurring-payment-queries.ts'
import { renewalQuery } from '../features/renewal/renewal-queries.ts'
import type { Api } from '../shared/api/client.ts'
import { sendAhead } from '../shared/api/query.ts'
import { paths } from '../shared/paths.ts'
import { admit } from './admission.ts'
import { addTexts } from './i18n.ts'
import { loadScreen } from './load-screen.ts'
import { queryClientOf } from './query-clients.ts'
import type { RouteEntry } from './route-entry.ts'
import type { Services } from './services.ts'
import { provideSignedInParts } from './signed-in-parts.ts'

/** Every screen of the router except a visitor's prerendered ones waits for the parts of signed-in users. */
export async function loadSignedInParts({ i18n }: Services): Promise<void> {
  const { parts, texts } = await import('./signed-in-parts-chunk.ts')
  await addTexts(i18n, texts, i18n.language === 'en' ? 'en' : 'cs')
  provideSignedInParts(parts)
}

/** Fetches a screen with its first data, and the parts of signed-in users if its page may have one. */
export async function loadPortalScreen(entry: RouteEntry, services: Services): Promise<ComponentType> {
  // A prerendered page needs none of them for a visitor; a login page for no user, because
  // signed-in users are redirected.
  const session = services.session.read()
  const isLight = entry.guestsOnly || (entry.prerendered && !session.isLoggedIn)
  if (session.isLoggedIn && admit(entry.scopes, session, undefined) === 'show')
    for (const prefetch of firstQueries[entry.path] ?? [])
      sendAhead(queryClientOf(services), (client) => prefetch(client, services.api))
  const [Screen] = await Promise.all([loadScreen(entry, services), isLight ? undefined : loadSignedInParts(services)])
  return Screen
}

type Prefetch = (client: QueryClient, api: Api) => Promise<unknown>

/**
 * What a screen always requests first, by its path. It is requested while the code of the screen is loaded. Apart from the routes, which
 * scripts without a bundler read.
 */
const firstQueries: Readonly<Record<string, readonly Prefetch[]>> = {
  [paths.admin]: [(client, api) => client.query(adminOverviewQuery(api))],
  [paths.linkGenerator]: [(client, api) => client.query(adminLinksQuery(api))],
  [paths.howToHelp]: [(client, api) => client.query(payeeQuery(api))],
  [paths.donorHome]: [
    (client, api) => client.query(familiesQuery(api)),
    (client, api) => client.query(ratingWindowQuery(api)),
  ],
  [paths.supportedFamilies]: [(client, api) => client.query(familiesQuery(api))],
  [paths.payments]: [
    (client, api) => client.query(paymentsQuery(api)),
    (client, api) => client.query(recurringPaymentsQuery(api)),
  ],
  [paths.documents]: [(client, api) => client.query(documentsQuery(api))],
  [paths.recipientHome]: [(client, api) => client.query(recipientDocumentsQuery(api))],
  [paths.renewal]: [(client, api) => client.query(renewalQuery(api))],
  [paths.renewalSent]: [(client, api) => client.query(renewalQuery(api))],
  [paths.recipientDocuments]: [(client, api) => client.query(recipientDocumentsQuery(api))],
  [paths.recipientPhotos]: [(client, api) => client.query(recipientPhotosQuery(api))],
  [paths.contributionHistory]: [(client, api) => client.query(contributionsQuery(api))],
  [paths.helpOffers]: [(client, api) => client.query(helpOffersQuery(api))],
}
