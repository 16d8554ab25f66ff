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
