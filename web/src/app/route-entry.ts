import type { ComponentType } from 'react'
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
  /** An entry of the side menu, sorted by `order` (rule 3.2). */
  menu?: {
    order: number
    /** Key of its words under `menu` in the app's texts, and of its icon in frame/menu-icons.ts. */
    label: keyof typeof app.menu
    /** Whose menu it is in, for a page open to anybody; as the page's own scopes otherwise. */
    scopes?: Scopes
    /** Shown in the sheet of small screens only (rule 2.6). */
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
