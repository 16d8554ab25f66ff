import { expect, type Page } from '@playwright/test'
import type { SandboxWorld } from './sandbox.ts'

type JournalEntry = { operationId: string | null; errorCode: number | null; changes: unknown[] }
type Message = { to: string; subject?: string; text: string }

/** Triggers an event in the world, as `trigger` of the sandbox says. */
export async function trigger(page: Page, { id }: SandboxWorld, body: { kind: string; [detail: string]: unknown }) {
  const answer = await page.request.post(`/sandbox/worlds/${id}/triggers`, { data: body })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** The calls of an operation that the world recorded, oldest first. */
export async function journalOf(page: Page, { id }: SandboxWorld, operationId: string): Promise<JournalEntry[]> {
  const answer = await page.request.get(`/sandbox/worlds/${id}/journal?operationId=${operationId}`)
  return ((await answer.json()) as { entries: JournalEntry[] }).entries
}

/** The e-mails of the world, newest last. */
export async function emailsOf(page: Page, { id }: SandboxWorld): Promise<Message[]> {
  const answer = await page.request.get(`/sandbox/worlds/${id}/messages?channel=email`)
  return ((await answer.json()) as { messages: Message[] }).messages
}

/** Signs a donor in by the login page, which then redirects to a page. */
export async function signInDonor(page: Page, world: SandboxWorld, login: string, path = '/darce') {
  await world.open(`/login?return=${encodeURIComponent(path)}`)
  await logInHere(page, login)
  await expect(page).toHaveURL(path)
}

/** Fills the current login page and submits it. */
export async function logInHere(page: Page, login: string, password = 'andel123') {
  await page.getByLabel('Andělské číslo nebo e-mail').fill(login)
  await page.getByLabel('Heslo', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Přihlásit se' }).click()
}

/** The first two steps of the current login page of families: a code goes to the first phone. */
export async function requestCodeHere(page: Page, number: string, birthDate: string) {
  const [year = '', month = '', day = ''] = birthDate.split('-').map((part) => `${Number(part)}`)
  const choose = (name: string, value: string) => page.getByRole('combobox', { name, exact: true }).selectOption(value)
  await page.getByLabel('Osobní číslo').fill(number)
  await choose('Den', day)
  await choose('Měsíc', month)
  await choose('Rok', year)
  await page.getByRole('button', { name: 'Pokračovat', exact: true }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Poslat kód', exact: true }).click()
}

/**
 * All three steps of the current login page; `codes` is how many codes the world has sent, this one
 * included.
 */
export async function logInFamilyHere(page: Page, world: SandboxWorld, number: string, birthDate: string, codes = 1) {
  await requestCodeHere(page, number, birthDate)
  await page.getByLabel('Kód ze zprávy').fill(await world.code(codes))
  await page.getByRole('button', { name: 'Přihlásit se', exact: true }).click()
}

/** Runs an action that opens a window, and returns its page. */
export async function opening(page: Page, act: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await act()
  return opened
}
