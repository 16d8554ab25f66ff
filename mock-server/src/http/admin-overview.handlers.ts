import { newestLinks } from '../domain/admin-links.ts'
import { countRecipients, countRequests } from '../domain/admin-overview.ts'
import { presentAdminLink } from './admin-link.presenter.ts'
import type { Handler } from './handler.ts'

const LAST_LINKS = 5

const getAdminOverview: Handler<'getAdminOverview'> = {
  run(world, _input, { now }) {
    const response = {
      recipients: [...countRecipients(world)],
      helpRequests: [...countRequests(world)],
      lastLinks: newestLinks(world, LAST_LINKS).map((link) => presentAdminLink(world, link, now)),
    }
    return { answer: { error_code: 200, response }, changes: [], rule: 'rule 13.1 Administration' }
  },
}

export const adminOverviewHandlers = { getAdminOverview }
