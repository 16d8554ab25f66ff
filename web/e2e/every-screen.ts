import { expect, type Page } from '@playwright/test'
import { routes } from '../src/app/routes.ts'
import { enterDonor, enterFamily } from './enter.ts'
import type { SandboxWorld } from './sandbox.ts'

/** One of the users who may open a screen, by the scope that its route requires. */
export const visitors = {
  // Starts on a page that is not prerendered: a link on a prerendered one loads a new document.
  '*': (_page: Page, world: SandboxWorld) => world.open('/test'),
  donor: (page: Page, world: SandboxWorld) => enterDonor(page, world, '10000001'),
  recipient: (page: Page, world: SandboxWorld) => enterFamily(page, world, '2000003', '1987-06-03'),
  admin: (page: Page, world: SandboxWorld) => enterDonor(page, world, 'admin', '/admin'),
  oou: (page: Page, world: SandboxWorld) => enterDonor(page, world, '10000005', '/zpracovani-osobnich-udaju'),
  // A donor without a valid e-mail.
  emlid: (page: Page, world: SandboxWorld) => enterDonor(page, world, '10000010', '/'),
}

/** An example for each path with a parameter. */
const examples: Record<string, string> = { '/profil-rodiny/:id': '/profil-rodiny/fam-k7p2' }

/** Logging out ends the session that the other screens need. */
const isLogout = (path: string) => path === '/logout'

/** Every route of the route table, grouped by the user who opens it. */
const screensByScope = Object.entries(visitors).map(([scope, signIn]) => ({
  scope,
  signIn,
  paths: routes
    .filter(({ scopes, path }) => isSeenBy(scope, scopes) && !isLogout(path))
    .map(({ path }) => examples[path] ?? path),
}))

/** The screens of the given scopes; all scopes together cover every screen. */
export const screensOf = (scopes: readonly string[]) => screensByScope.filter(({ scope }) => scopes.includes(scope))

const isForm = (path: string) => path.startsWith('/dotaznik')
const [visitor] = screensOf(['*']) as [(typeof screensByScope)[number]]
/** The forms of visitors are half of their screens: apart, no walk is much longer than the others. */
export const walks = [
  {
    title: 'of scope *, but forms',
    users: [{ ...visitor, paths: [...visitor.paths.filter((path) => !isForm(path)), '/neni/tu'] }],
  },
  { title: 'that is a form of scope *', users: [{ ...visitor, paths: visitor.paths.filter(isForm) }] },
  ...[['donor'], ['recipient'], ['admin', 'oou', 'emlid']].map((scopes) => ({
    title: `of scope ${scopes.join(', ')}`,
    users: screensOf(scopes),
  })),
]

/** Families have the portal in Czech only. */
export function languagesOf(scope: string, path: string): readonly ('cs' | 'en')[] {
  return scope === 'recipient' || /^\/(prijemce|dotaznik)/.test(path) ? ['cs'] : ['cs', 'en']
}

/**
 * A screen is checked as the first user who may open it; a donor without a valid e-mail may open
 * few.
 */
function isSeenBy(scope: string, scopes: Scopes): boolean {
  if (scope === 'emlid') return Array.isArray(scopes) && scopes.includes('emlid')
  return scopeOf(scopes) === scope
}

type Scopes = (typeof routes)[number]['scopes']

function scopeOf(scopes: Scopes): string {
  if (scopes === 'signed-in') return 'donor'
  return typeof scopes === 'string' ? scopes : (scopes[0] ?? '*')
}

/**
 * Navigates to a path within the loaded portal, as a link would; a new screen is ready when its
 * heading takes the focus.
 */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

/**
 * The screen has a heading and no skeleton any more; the gallery of components shows skeletons
 * permanently.
 */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (page.url().endsWith('/test')) return
  await expect(page.getByRole('status').filter({ hasText: /^(Načítáme|Loading)$/ })).toHaveCount(0)
}

/** Opens the given screens one after another, and each part of a screen that it links to by a query. */
export async function visitEach(
  page: Page,
  paths: readonly string[],
  look: (path: string) => Promise<void>,
): Promise<void> {
  // Before its first screen the portal does not follow a change of the address.
  await expectLoaded(page)
  const waiting = [...paths]
  const seen = new Set<string>()
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue
    seen.add(path)
    if (movesFocus(page, path)) await goWithin(page, path)
    // After signing in, the user is on the first screen.
    else if (path.includes('?')) await page.goto(path)
    await expectLoaded(page)
    await look(path)
    waiting.push(...(await partsOf(page, path)))
  }
}

/** Another screen moves the focus to its heading, and so does a part of a long form. */
const movesFocus = (page: Page, path: string) =>
  path.includes('?') ? path.includes('?cast=') : new URL(page.url()).pathname !== path

/** A part of a screen is at the same path with a query, such as `?cast=money`. */
const partsOf = (page: Page, path: string): Promise<string[]> =>
  path.includes('?')
    ? Promise.resolve([])
    : page.locator('main a[href]').evaluateAll(
        (links, own) =>
          links.flatMap((link) => {
            const { pathname, search } = new URL((link as HTMLAnchorElement).href)
            return pathname === own && search !== '' ? [`${pathname}${search}`] : []
          }),
        path,
      )
