import notices from '../features/notices/locales/cs.json' with { type: 'json' }
import { PersonNotices } from '../features/notices/person-notices.tsx'
import sessionEnd from '../features/session-end/locales/cs.json' with { type: 'json' }
import { SessionEnd } from '../features/session-end/session-end.tsx'
import conflict from '../shared/conflict/locales/cs.json' with { type: 'json' }
import editing from '../shared/editing/locales/cs.json' with { type: 'json' }
import uploads from '../shared/ui/uploads/locales/cs.json' with { type: 'json' }
import { MenuSheet } from './frame/menu-sheet.tsx'
import { PersonColumn } from './frame/person-column.tsx'
import { ForbiddenPage } from './pages/forbidden-page.tsx'
import { QueryScope } from './query-scope.tsx'

export const parts = { ForbiddenPage, MenuSheet, PersonColumn, PersonNotices, QueryScope, SessionEnd }
export const texts = { conflict, editing, notices, 'session-end': sessionEnd, uploads }
