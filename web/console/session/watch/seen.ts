import { computeAccessibleName, isInaccessible } from 'dom-accessibility-api'
import type { Schemas } from '../../api/sandbox.ts'
import { plain } from './places.ts'

export type Seen = Omit<Schemas['SeeStep'], 'at' | 'kind'>

/** Longer texts than these are a page, not a message. */
const MAX_TEXT = 600

/**
 * The portal's address as a test compares it; undefined for pages outside the portal, such as the
 * card gateway.
 */
export function addressWithin({ pathname, search, hash }: Location): string | undefined {
  return /^\/(sandbox|gateway)(\/|$)/.test(pathname) ? undefined : `${pathname}${search}${hash}`
}

/**
 * What a page shows about where the user is and how an action ended: the address, the main heading,
 * messages and windows over it. Texts that depend on the time of day and texts for screen readers
 * only are left out, because they vary.
 */
export function seenIn(window: Window): Seen[] {
  const { document: page } = window
  const path = addressWithin(window.location)
  const all = (selector: string) => [...page.querySelectorAll(selector)].filter((element) => !isInaccessible(element))
  const windows = all('[role="dialog"], [role="alertdialog"]').filter((element) => !isBusy(element))
  return [
    ...(path === undefined ? [] : [{ role: 'address' as const, text: path }]),
    ...all('h1').flatMap((element) => seenTexts('heading', wordsOf(element))),
    ...windows.flatMap((element) => seenTexts(roleOf(element), plain(computeAccessibleName(element)))),
    ...all('[role="alert"], [role="status"]').flatMap((element) => seenTexts(roleOf(element), messageOf(element))),
  ]
}

/**
 * Whether something is still loading: the page's own heading, a busy button, an overlay, the
 * skeleton of a list.
 */
export function isBusyPage(page: Document): boolean {
  if (page.querySelector('h1') === null || page.querySelector('[aria-busy="true"]') !== null) return true
  return [...page.querySelectorAll('[role="status"]')].some(isSkeleton)
}

const isBusy = (element: Element): boolean => element.getAttribute('aria-busy') === 'true'
const roleOf = (element: Element) => element.getAttribute('role') as Seen['role']
const wordsOf = (element: Element): string => plain(element.textContent ?? '')

function seenTexts(role: Seen['role'], text: string): Seen[] {
  return text === '' || text.length > MAX_TEXT || /\d:\d\d/.test(text) ? [] : [{ role, text }]
}

function messageOf(element: Element): string {
  const isForReaders = element.closest('.visually-hidden') !== null || isSkeleton(element)
  return isForReaders || element.querySelector('[role="timer"]') !== null ? '' : wordsOf(element)
}

/** A skeleton says „Načítáme“ to a screen reader and shows shapes to other users. */
function isSkeleton(element: Element): boolean {
  const [words, ...shapes] = element.children
  if (!words?.classList.contains('visually-hidden') || shapes.length === 0) return false
  return shapes.every((shape) => shape.textContent === '') && wordsOf(element) === wordsOf(words)
}
