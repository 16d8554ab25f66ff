import type { ComponentType } from 'react'
import type { Namespaces } from '#generated/namespaces.ts'
import type { SignedIn } from '../shared/session/session.ts'
import type { Scopes } from './admission.ts'
import type { Texts } from './i18n.ts'
import type app from './locales/cs.json'
import type pages from './pages/locales/cs.json'

/** A screen's file: its component, and the Czech texts of the features it is composed of. */
export type ScreenModule = { Component: ComponentType; texts?: Texts }

/** Features whose texts have a `title`. */
export type TitledFeature = {
  [Name in keyof Namespaces]: Namespaces[Name] extends { title: string } ? Name : never
}[keyof Namespaces]

export type RouteEntry = {
  path: string
  scopes: Scopes
  /** Key of the page title under `title` in the texts of pages; in those of every page, if it is prerendered; or the feature whose own `title` it is. */
  title: keyof typeof pages.title | { prerendered: keyof typeof app.title } | { feature: TitledFeature }
  load: () => Promise<ScreenModule>
  /** An entry of the side menu, sorted by `order` (rule 3.2). */
  menu?: {
    order: number
    /** Key of its text under `menu` in the texts of pages, and of its icon in frame/menu-icons.ts. */
    label: keyof typeof pages.menu
    /** Scopes whose menu has it, for a page open to everyone; by default the page's own scopes. */
    scopes?: Scopes
    /** Shown in the sheet of small screens only (rule 2.6). */
    hiddenOnDesktop?: true
  }
  /** Where a signed-in user is redirected, unless they were on their way to another page. */
  guestsOnly?: true
  /** Where a visitor is redirected instead of the login. */
  visitorsTo?: string
  /** Another target for a user who has just completed what a page of visitors is for. */
  onward?: (session: SignedIn) => string | undefined
  /** The frame shows no notices: the page has one message, or its own place for notices. */
  quiet?: true
  /** Rendered at build time for visitors. The value is the screen's source path, so that its code is preloaded. */
  prerendered?: `src/${'screens' | 'app/pages'}/${string}`
}
