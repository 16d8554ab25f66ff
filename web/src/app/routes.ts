import type { ComponentType } from 'react'
import { paths } from '../shared/paths.ts'
import { freshlyRegistered } from '../shared/session/fresh-registration.ts'
import type { SignedIn } from '../shared/session/session.ts'
import type { Scopes } from './admission.ts'
import type { Texts } from './i18n.ts'
import type app from './locales/cs.json'

/** A screen's file: its component, and the Czech texts of the features it is composed of. */
export type ScreenModule = { Component: ComponentType; texts?: Texts }

export type RouteEntry = {
  path: string
  scopes: Scopes
  /** Key of the page title under `title` in the app's texts. */
  title: keyof typeof app.title
  load: () => Promise<ScreenModule>
  /** An entry of the side menu, sorted by `order` (spec §2). */
  menu?: {
    order: number
    /** Key of its words under `menu` in the app's texts, and of its icon in frame/menu-icons.ts. */
    label: keyof typeof app.menu
    /** Whose menu it is in, for a page open to anybody; as the page's own scopes otherwise. */
    scopes?: Scopes
    /** Shown in the sheet of small screens only (spec §2: "hidden on desktop menus"). */
    hiddenOnDesktop?: true
  }
  /** Where somebody already logged in is sent from a login page, unless they were on their way to another page. */
  guestsOnly?: true
  /** Where a visitor is led instead of the login. */
  visitorsTo?: string
  /** For a guests' page: another place for somebody who has just done there what it is for. */
  onward?: (session: SignedIn) => string | undefined
  /** The frame's notices for the person wait for another page: this one has one thing to say, or a place of its own for them. */
  quiet?: true
  /** Rendered at build time for visitors; React takes over after the first paint. Says the screen's source, to fetch it along. */
  prerendered?: `src/${'screens' | 'app/pages'}/${string}`
}

/** Every screen there is: menu entries, links and guards follow from this list. */
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
    path: paths.recipientHome,
    scopes: ['recipient'],
    title: 'recipientHome',
    load: () => import('../screens/recipient-home-screen.tsx'),
    menu: { order: 0, label: 'recipientHome' },
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
  {
    path: paths.account,
    scopes: ['donor'],
    title: 'account',
    load: () => import('../screens/account-screen.tsx'),
    menu: { order: 30, label: 'account' },
  },
  {
    path: paths.donorProfile,
    scopes: ['donor'],
    title: 'donorProfile',
    load: () => import('../screens/donor-profile-screen.tsx'),
    menu: { order: 31, label: 'donorProfile', hiddenOnDesktop: true },
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
    title: 'password',
    load: () => import('../screens/password-screen.tsx'),
    // A family has none, and the other scopes have one thing to do first.
    menu: { order: 34, label: 'password', scopes: ['donor'], hiddenOnDesktop: true },
    visitorsTo: paths.passwordReset,
  },
  {
    path: paths.consentWithdrawal,
    scopes: ['donor'],
    title: 'consentWithdrawal',
    load: () => import('../screens/consent-withdrawal-screen.tsx'),
    menu: { order: 39, label: 'consentWithdrawal' },
    // Where a withdrawal ends; and nobody is led back here by a login.
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
