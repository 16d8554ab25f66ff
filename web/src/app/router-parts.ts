import { bindDrafts } from '../shared/drafts/bind-drafts.ts'
import { createDrafts } from '../shared/drafts/drafts.ts'
import { routes as allRoutes } from './routes.ts'

/** What the program with the router passes to the services. A prerendered page knows the public routes alone, and has no form with drafts. */
export const routerParts = { allRoutes, createDrafts, bindDrafts }

export type RouterParts = typeof routerParts
