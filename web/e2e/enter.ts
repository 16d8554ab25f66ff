import { expect, type Page } from '@playwright/test'
import type { World } from './sandbox.ts'

/** The parts of a login's answer that the portal stores. */
type Login = {
  token: string
  expire: string
  scope: string
  personId: string
  profile: Readonly<Record<string, string | null | undefined>>
  profile_full: object
}

/**
 * Opens a page of the portal as a donor or an administrator who has signed in, for less than what the login page costs. That page has
 * journeys of its own; `signInDonor` goes through it.
 */
export async function enterDonor(page: Page, world: World, username: string, path = '/darce'): Promise<void> {
  const { response } = await post(page, world, 'login', { username, password: 'andel123' })
  await enter(page, world, response as Login, path)
}

/**
 * Opens a page of the portal as a family that has signed in by a code sent to its first phone; `birthDate` is YYYY-MM-DD, `codes` how
 * many were sent in the world with this one.
 */
export async function enterFamily(
  page: Page,
  world: World,
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

async function post(page: Page, { id }: World, operation: string, data: object): Promise<Answer> {
  const answer = await page.request.post(`/w/${id}/api/${operation}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Answer
}

/** Leaves in the browser what the portal stores of a session, before the portal itself is loaded. */
async function enter(page: Page, world: World, login: Login, path: string): Promise<void> {
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
  // A page of the portal's origin that is not the portal.
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
