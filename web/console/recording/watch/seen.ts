import { computeAccessibleName, isInaccessible } from 'dom-accessibility-api'
import type { Schemas } from '../../api/sandbox.ts'
import { plain } from './places.ts'

export type Seen = Omit<Schemas['SeeStep'], 'at' | 'kind'>

/** Longer words than these are a page, not a message. */
const MOST = 600

/** Where the portal is, as a test compares it; undefined for what is not the portal, such as the gateway of cards. */
export function pathOf({ pathname, search, hash }: Location): string | undefined {
  return /^\/(sandbox|gateway)(\/|$)/.test(pathname) ? undefined : `${pathname}${search}${hash}`
}

/**
 * What stands on a page and says where a person is and how a thing ended: the address, the main heading, messages and windows over it.
 * Words that follow the time of day and what only a screen reader hears are left out: they are not the same twice.
 */
export function seenIn(window: Window): Seen[] {
  const { document: page } = window
  const path = pathOf(window.location)
  const all = (selector: string) => [...page.querySelectorAll(selector)].filter((element) => !isInaccessible(element))
  const windows = all('[role="dialog"], [role="alertdialog"]').filter((element) => !isBusy(element))
  return [
    ...(path === undefined ? [] : [{ role: 'address' as const, text: path }]),
    ...all('h1').flatMap((element) => said('heading', wordsOf(element))),
    ...windows.flatMap((element) => said(roleOf(element), plain(computeAccessibleName(element)))),
    ...all('[role="alert"], [role="status"]').flatMap((element) => said(roleOf(element), messageOf(element))),
  ]
}

/** Whether something is still on its way: the page's own heading, a button at work, a veil, bones of a list. */
export function isBusyPage(page: Document): boolean {
  if (page.querySelector('h1') === null || page.querySelector('[aria-busy="true"]') !== null) return true
  return [...page.querySelectorAll('[role="status"]')].some(isBones)
}

const isBusy = (element: Element): boolean => element.getAttribute('aria-busy') === 'true'
const roleOf = (element: Element) => element.getAttribute('role') as Seen['role']
const wordsOf = (element: Element): string => plain(element.textContent ?? '')

function said(role: Seen['role'], text: string): Seen[] {
  return text === '' || text.length > MOST || /\d:\d\d/.test(text) ? [] : [{ role, text }]
}

function messageOf(element: Element): string {
  const isForReaders = element.closest('.visually-hidden') !== null || isBones(element)
  return isForReaders || element.querySelector('[role="timer"]') !== null ? '' : wordsOf(element)
}

/** A skeleton says „Načítáme“ to a screen reader and shows shapes to everybody else. */
function isBones(element: Element): boolean {
  const [words, ...shapes] = element.children
  if (!words?.classList.contains('visually-hidden') || shapes.length === 0) return false
  return shapes.every((shape) => shape.textContent === '') && wordsOf(element) === wordsOf(words)
}
