import { paths } from '../shared/paths.ts'
import type { RouteEntry } from './route-entry.ts'

/** Everything under the donor's account; in the menu in the order of rule 2.6. */
export const accountRoutes: readonly RouteEntry[] = [
  {
    path: paths.account,
    scopes: ['donor'],
    title: { feature: 'account' },
    load: () => import('../screens/account-screen.tsx'),
    menu: { order: 30, label: 'account' },
  },
  {
    path: paths.donorProfile,
    scopes: ['donor'],
    title: { feature: 'donor-profile' },
    load: () => import('../screens/donor-profile-screen.tsx'),
    menu: { order: 31, label: 'donorProfile', hiddenOnDesktop: true },
  },
  {
    path: paths.taxData,
    scopes: ['donor'],
    title: 'taxData',
    load: () => import('../screens/tax-data-screen.tsx'),
    // Not among those that the specification hides on desktop menus.
    menu: { order: 32, label: 'taxData' },
  },
  {
    path: paths.documents,
    scopes: ['donor'],
    title: { feature: 'document' },
    load: () => import('../screens/documents-screen.tsx'),
    menu: { order: 35, label: 'documents', hiddenOnDesktop: true },
  },
  {
    path: paths.avatar,
    scopes: ['donor'],
    title: { feature: 'avatar' },
    load: () => import('../screens/avatar-screen.tsx'),
    menu: { order: 37, label: 'avatar', hiddenOnDesktop: true },
  },
  {
    path: paths.email,
    scopes: ['donor'],
    title: 'email',
    load: () => import('../screens/email-change-screen.tsx'),
    menu: { order: 33, label: 'email', hiddenOnDesktop: true },
  },
  {
    path: paths.password,
    scopes: 'signed-in',
    title: { feature: 'password' },
    load: () => import('../screens/password-screen.tsx'),
    // A family has no account, and users of the other scopes must finish one step first.
    menu: { order: 34, label: 'password', scopes: ['donor'], hiddenOnDesktop: true },
    visitorsTo: paths.passwordReset,
  },
  {
    path: paths.consentWithdrawal,
    scopes: ['donor'],
    title: { feature: 'consent-withdrawal' },
    load: () => import('../screens/consent-withdrawal-screen.tsx'),
    menu: { order: 39, label: 'consentWithdrawal' },
    // The page after a withdrawal of consent; a login never redirects here.
    visitorsTo: paths.logout,
  },
  {
    path: paths.rating,
    scopes: ['donor', 'emlid'],
    title: 'rating',
    load: () => import('../screens/nps-screen.tsx'),
    menu: { order: 36, label: 'rating', hiddenOnDesktop: true },
  },
]
