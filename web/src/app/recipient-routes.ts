import { paths } from '../shared/paths.ts'
import type { RouteEntry } from './route-entry.ts'

/** All pages of a family; in the menu in this order, without those in hiddenRecipientPaths. */
export const recipientRoutes: readonly RouteEntry[] = [
  {
    path: paths.recipientHome,
    scopes: ['recipient'],
    title: 'recipientHome',
    load: () => import('../screens/recipient-home-screen.tsx'),
    menu: { order: 0, label: 'recipientHome' },
  },
  {
    path: paths.renewal,
    scopes: ['recipient'],
    title: 'renewal',
    load: () => import('../screens/renewal-screen.tsx'),
    menu: { order: 5, label: 'renewal' },
  },
  {
    path: paths.renewalSent,
    scopes: ['recipient'],
    title: 'renewalSent',
    load: () => import('../screens/renewal-sent-screen.tsx'),
  },
  {
    path: paths.recipientData,
    scopes: ['recipient'],
    title: 'recipientData',
    load: () => import('../screens/recipient-data-screen.tsx'),
    menu: { order: 10, label: 'recipientData' },
  },
  {
    path: paths.recipientContacts,
    scopes: ['recipient'],
    title: 'recipientContacts',
    load: () => import('../screens/recipient-contacts-screen.tsx'),
    menu: { order: 11, label: 'recipientContacts' },
  },
  {
    path: paths.recipientDocuments,
    scopes: ['recipient'],
    title: 'documents',
    load: () => import('../screens/recipient-documents-screen.tsx'),
    menu: { order: 20, label: 'documents' },
  },
  {
    path: paths.recipientPhotos,
    scopes: ['recipient'],
    title: 'recipientPhotos',
    load: () => import('../screens/recipient-photos-screen.tsx'),
    menu: { order: 30, label: 'recipientPhotos' },
  },
  {
    path: paths.contributionHistory,
    scopes: ['recipient'],
    title: 'contributionHistory',
    load: () => import('../screens/contribution-history-screen.tsx'),
    menu: { order: 40, label: 'contributionHistory' },
  },
  {
    path: paths.helpOffers,
    scopes: ['recipient'],
    title: 'helpOffers',
    load: () => import('../screens/help-offers-screen.tsx'),
    menu: { order: 50, label: 'helpOffers' },
  },
]
