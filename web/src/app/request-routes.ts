import { paths } from '../shared/paths.ts'
import type { RouteEntry } from './route-entry.ts'

/** Without a login (rule 12.1) and in no menu: links from the foundation's website and e-mails open these pages. */
export const requestRoutes: readonly RouteEntry[] = [
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
