import { paths } from '../shared/paths.ts'
import { freshlyRegistered } from '../shared/session/fresh-registration.ts'
import type { RouteEntry } from './route-entry.ts'

/** The prerendered screens: the only routes that their pages carry. */
export const publicRoutes: readonly RouteEntry[] = [
  {
    path: paths.login,
    scopes: '*',
    title: { prerendered: 'login' },
    load: () => import('../screens/login-screen.tsx'),
    guestsOnly: true,
    prerendered: 'src/screens/login-screen.tsx',
  },
  {
    path: paths.recipientLogin,
    scopes: '*',
    title: { prerendered: 'loginRecipient' },
    load: () => import('../screens/recipient-login-screen.tsx'),
    guestsOnly: true,
    prerendered: 'src/screens/recipient-login-screen.tsx',
  },
  {
    path: paths.registration,
    scopes: '*',
    title: { prerendered: 'registration' },
    load: () => import('../screens/registration-screen.tsx'),
    guestsOnly: true,
    onward: (session) => (freshlyRegistered(session) ? paths.registrationDone : undefined),
    prerendered: 'src/screens/registration-screen.tsx',
  },
  {
    path: paths.passwordReset,
    scopes: '*',
    title: { prerendered: 'passwordReset' },
    load: () => import('../screens/password-reset-screen.tsx'),
    prerendered: 'src/screens/password-reset-screen.tsx',
  },
  {
    path: paths.index,
    scopes: '*',
    title: { prerendered: 'home' },
    load: () => import('./pages/home-page.tsx'),
    prerendered: 'src/app/pages/home-page.tsx',
  },
]
