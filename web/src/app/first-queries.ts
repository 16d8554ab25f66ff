import type { QueryClient } from '@tanstack/react-query'
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
import { paths } from '../shared/paths.ts'

type Prefetch = (client: QueryClient, api: Api) => Promise<unknown>

/**
 * What a screen always requests first, by its path. It is requested while the code of the screen is loaded. Apart from the routes, which
 * scripts without a bundler read.
 */
export const firstQueries: Readonly<Record<string, readonly Prefetch[]>> = {
  [paths.admin]: [(client, api) => client.prefetchQuery(adminOverviewQuery(api))],
  [paths.linkGenerator]: [(client, api) => client.prefetchQuery(adminLinksQuery(api))],
  [paths.howToHelp]: [(client, api) => client.prefetchQuery(payeeQuery(api))],
  [paths.donorHome]: [
    (client, api) => client.prefetchQuery(familiesQuery(api)),
    (client, api) => client.prefetchQuery(ratingWindowQuery(api)),
  ],
  [paths.supportedFamilies]: [(client, api) => client.prefetchQuery(familiesQuery(api))],
  [paths.payments]: [
    (client, api) => client.prefetchQuery(paymentsQuery(api)),
    (client, api) => client.prefetchQuery(recurringPaymentsQuery(api)),
  ],
  [paths.documents]: [(client, api) => client.prefetchQuery(documentsQuery(api))],
  [paths.recipientHome]: [(client, api) => client.prefetchQuery(recipientDocumentsQuery(api))],
  [paths.renewal]: [(client, api) => client.prefetchQuery(renewalQuery(api))],
  [paths.renewalSent]: [(client, api) => client.prefetchQuery(renewalQuery(api))],
  [paths.recipientDocuments]: [(client, api) => client.prefetchQuery(recipientDocumentsQuery(api))],
  [paths.recipientPhotos]: [(client, api) => client.prefetchQuery(recipientPhotosQuery(api))],
  [paths.contributionHistory]: [(client, api) => client.prefetchQuery(contributionsQuery(api))],
  [paths.helpOffers]: [(client, api) => client.prefetchQuery(helpOffersQuery(api))],
}
