import { paths } from '../shared/paths.ts'
import type { RouteEntry } from './route-entry.ts'

/** For administrators of the foundation (rule 2.10). */
export const adminRoutes: readonly RouteEntry[] = [
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
