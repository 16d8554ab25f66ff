import { paths } from '../shared/paths.ts'
import { freshlyRegistered } from '../shared/session/fresh-registration.ts'
import { accountRoutes } from './account-routes.ts'
import { recipientRoutes } from './recipient-routes.ts'
import { requestRoutes } from './request-routes.ts'
import type { RouteEntry } from './route-entry.ts'

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
  {
    path: paths.login,
    scopes: '*',
    title: 'login',
    load: () => import('../screens/login-screen.tsx'),
    guestsOnly: true,
    prerendered: 'src/screens/login-screen.tsx',
  },
  {
    path: paths.recipientLogin,
    scopes: '*',
    title: 'loginRecipient',
    load: () => import('../screens/recipient-login-screen.tsx'),
    guestsOnly: true,
    prerendered: 'src/screens/recipient-login-screen.tsx',
  },
  {
    path: paths.registration,
    scopes: '*',
    title: 'registration',
    load: () => import('../screens/registration-screen.tsx'),
    guestsOnly: true,
    onward: (session) => (freshlyRegistered(session) ? paths.registrationDone : undefined),
    prerendered: 'src/screens/registration-screen.tsx',
  },
  {
    path: paths.registrationDone,
    scopes: '*',
    title: 'registrationDone',
    load: () => import('../screens/registration-done-screen.tsx'),
    quiet: true,
  },
  {
    path: paths.passwordReset,
    scopes: '*',
    title: 'passwordReset',
    load: () => import('../screens/password-reset-screen.tsx'),
    prerendered: 'src/screens/password-reset-screen.tsx',
  },
  {
    path: paths.index,
    scopes: '*',
    title: 'home',
    load: () => import('./pages/home-page.tsx'),
    prerendered: 'src/app/pages/home-page.tsx',
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
