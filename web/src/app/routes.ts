import { paths } from '../shared/paths.ts'
import { accountRoutes } from './account-routes.ts'
import { publicRoutes } from './public-routes.ts'
import { recipientRoutes } from './recipient-routes.ts'
import type { RouteEntry } from './route-entry.ts'

/** Without a login (rule 12.1) and in no menu: links from the foundation's website and e-mails open these pages. */
const requestRoutes: readonly RouteEntry[] = [
  {
    path: paths.requestForm,
    scopes: '*',
    title: 'requestForm',
    load: () => import('../screens/choose-disease-screen.tsx'),
    quiet: true,
  },
  {
    path: paths.requestFormOncological,
    scopes: '*',
    title: 'requestFormOncological',
    load: () => import('../screens/oncological-request-screen.tsx'),
    quiet: true,
  },
  {
    path: paths.requestFormOther,
    scopes: '*',
    title: 'requestFormOther',
    load: () => import('../screens/other-request-screen.tsx'),
    quiet: true,
  },
  {
    path: paths.requestFormEdit,
    scopes: '*',
    title: 'requestFormEdit',
    load: () => import('../screens/edit-request-screen.tsx'),
    quiet: true,
  },
]

/** For administrators of the foundation (rule 2.10). */
const adminRoutes: readonly RouteEntry[] = [
  {
    path: paths.admin,
    scopes: ['admin'],
    title: 'admin',
    load: () => import('../screens/admin-screen.tsx'),
    menu: { order: 0, label: 'admin' },
  },
  {
    path: paths.linkGenerator,
    scopes: ['admin'],
    title: 'linkGenerator',
    load: () => import('../screens/link-generator-screen.tsx'),
    menu: { order: 10, label: 'linkGenerator' },
  },
]

export type { RouteEntry } from './route-entry.ts'

/** Every screen of the portal: menu entries, links and guards are derived from this list. */
export const routes: readonly RouteEntry[] = [
  ...publicRoutes,
  {
    path: paths.registrationDone,
    scopes: '*',
    title: 'registrationDone',
    load: () => import('../screens/registration-done-screen.tsx'),
    quiet: true,
  },
  {
    path: paths.consentConfirmation,
    scopes: ['oou', 'emlid'],
    title: 'consentConfirmation',
    load: () => import('../screens/consent-screen.tsx'),
    menu: { order: 38, label: 'consentConfirmation' },
  },
  {
    path: paths.paymentSucceeded,
    scopes: '*',
    title: 'cardPayment',
    load: () => import('../screens/payment-succeeded-screen.tsx'),
    quiet: true,
  },
  {
    path: paths.paymentFailed,
    scopes: '*',
    title: 'cardPayment',
    load: () => import('../screens/payment-failed-screen.tsx'),
    quiet: true,
  },
  {
    path: paths.howToHelp,
    scopes: '*',
    title: 'howToHelp',
    load: () => import('../screens/how-to-help-screen.tsx'),
    menu: { order: 25, label: 'howToHelp', scopes: ['donor', 'emlid'] },
  },
  { path: paths.logout, scopes: '*', title: 'logout', load: () => import('./pages/logout-page.tsx') },
  { path: paths.test, scopes: '*', title: 'test', load: () => import('../screens/test-screen.tsx') },
  {
    path: paths.donorHome,
    scopes: ['donor'],
    title: 'donorHome',
    load: () => import('../screens/donor-home-screen.tsx'),
    menu: { order: 0, label: 'donorHome' },
    quiet: true,
  },
  {
    path: paths.supportedFamilies,
    scopes: ['donor'],
    title: 'supportedFamilies',
    load: () => import('../screens/supported-families-screen.tsx'),
    menu: { order: 10, label: 'supportedFamilies' },
  },
  {
    path: paths.familyProfileRoute,
    scopes: ['donor'],
    title: 'familyProfile',
    load: () => import('../screens/family-profile-screen.tsx'),
  },
  {
    path: paths.payments,
    scopes: ['donor'],
    title: 'payments',
    load: () => import('../screens/payments-screen.tsx'),
    menu: { order: 20, label: 'payments' },
  },
  {
    path: paths.missingPayment,
    scopes: ['donor'],
    title: 'missingPayment',
    load: () => import('../screens/missing-payment-screen.tsx'),
  },
  ...accountRoutes,
  ...recipientRoutes,
  ...requestRoutes,
  ...adminRoutes,
]
