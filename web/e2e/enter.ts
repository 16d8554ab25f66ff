import { expect, type Page } from '@playwright/test'
import type { SandboxWorld } from './sandbox.ts'

/** The parts of a login response that the portal stores. */
type Login = {
  token: string
  expire: string
  scope: string
  personId: string
  profile: Readonly<Record<string, string | null | undefined>>
  profile_full: object
}

/**
 * Opens a page of the portal as a signed-in donor or administrator, faster than through the login
 * page. That page has its own tests; `signInDonor` uses it.
 */
export async function enterDonor(page: Page, world: SandboxWorld, username: string, path = '/darce'): Promise<void> {
  const { response } = await post(page, world, 'login', { username, password: 'andel123' })
  await enter(page, world, response as Login, path)
}

/**
 * Opens a page of the portal as a family signed in by a code sent to its first phone; `birthDate`
 * is YYYY-MM-DD, `codes` is how many codes were sent in the world, this one included.
 */
export async function enterFamily(
  page: Page,
  world: SandboxWorld,
  personalNumber: string,
  birthDate: string,
  { path = '/prijemce', codes = 1 } = {},
): Promise<void> {
  const family = { personalNumber, birthDate }
  const { Data: validated } = await post(page, world, 'loginRecipient', { step: 'validate', ...family })
  const phoneId = validated?.Phones?.[0]?.Id
  const { Data: sent } = await post(page, world, 'loginRecipient', { step: 'login', ...family, phoneId })
  const verify = { step: 'verify', transactionId: sent?.TransactionId, code: await world.code(codes) }
  const { response } = await post(page, world, 'loginRecipient', verify)
  await enter(page, world, response as Login, path)
}

type Answer = { response?: object; Data?: { Phones?: { Id: string }[]; TransactionId?: string } }

async function post(page: Page, { id }: SandboxWorld, operation: string, data: object): Promise<Answer> {
  const answer = await page.request.post(`/w/${id}/api/${operation}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Answer
}

/** Stores a session in the browser as the portal does, before the portal itself is loaded. */
async function enter(page: Page, world: SandboxWorld, login: Login, path: string): Promise<void> {
  const { token, expire, scope, personId, profile, profile_full } = login
  const { displayName, personalNumber, gender } = profile
  const [email, avatar] = [profile.email ?? '', profile.avatar ?? '']
  const user = {
    isLoggedIn: true,
    loginScope: scope,
    personId,
    profile,
    email,
    displayName,
    personalNumber,
    avatar,
    gender,
  }
  // A page on the portal's origin outside the portal.
  const answer = await page.goto('/sandbox/scenarios')
  expect(answer?.ok()).toBe(true)
  await page.evaluate(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
    },
    {
      'access-token': token,
      'access-token-expire': expire,
      'full-user-object': JSON.stringify(profile_full),
      'user-session': JSON.stringify(user),
    },
  )
  await world.open(path)
  await expect(page).toHaveURL(path)
}
