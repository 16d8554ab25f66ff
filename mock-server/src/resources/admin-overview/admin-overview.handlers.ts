import type { Handler } from '../../kernel/handler.ts'
import { presentAdminLink } from '../admin-link/admin-link.presenter.ts'
import { newestLinks } from '../admin-link/admin-links.rules.ts'
import { countRecipients, countRequests } from './admin-overview.rules.ts'

const LAST_LINKS = 5

export const getAdminOverview: Handler<'getAdminOverview'> = {
  run(world, _input, { now }) {
    const response = {
      recipients: [...countRecipients(world)],
      helpRequests: [...countRequests(world)],
      lastLinks: newestLinks(world, LAST_LINKS).map((link) => presentAdminLink(world, link, now)),
    }
    return { answer: { error_code: 200, response }, changes: [], rule: 'rule 13.1 Administration' }
  },
}
