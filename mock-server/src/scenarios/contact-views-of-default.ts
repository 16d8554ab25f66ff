import type { WorldState } from '../domain/state/world-state.ts'
import { prague } from './build-donor.ts'

/** Two donors of the family of 2000001 viewed its contact, one of them twice: last after the family's last visit. */
export const contactViewsOfDefault: WorldState['contactViews'] = {
  'p-2000001': {
    view_before_the_holidays: {
      viewId: 'view_before_the_holidays',
      donorId: 'p-10000006',
      viewedAt: prague('2026-06-21T19:42'),
    },
    view_in_august: { viewId: 'view_in_august', donorId: 'p-10000002', viewedAt: prague('2026-08-26T08:15') },
    view_in_november: { viewId: 'view_in_november', donorId: 'p-10000002', viewedAt: prague('2026-11-05T17:08') },
  },
}
