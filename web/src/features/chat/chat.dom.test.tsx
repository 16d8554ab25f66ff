import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loginAnswer, recipientAnswer } from '#web/testing/people.ts'
import { type AppOptions, inAnotherTab, renderApp } from '#web/testing/render-app.tsx'
import { CHAT_PATIENCE } from './use-chat-frame.ts'

const ORIGIN = 'https://chat.example.org'
const config = { chat: { url: `${ORIGIN}/angels?v=1` } }
const launcher = () => screen.findByRole('button', { name: 'Napsat do chatu' })
const frame = () => screen.getByTitle<HTMLIFrameElement>('Chat s nadací')

beforeEach(() => vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work)))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The portal with the panel open, and the messages that the frame receives. */
async function openChat(options: AppOptions = {}) {
  const app = await renderApp({ path: '/neni', config, ...options })
  await app.user.click(await launcher())
  const sent = vi.spyOn(frame().contentWindow as Window, 'postMessage')
  return { ...app, sent }
}

/**
 * Sends a message as the chat's page does: from its frame and origin, unless the test overrides
 * them.
 */
function say(type: string, { origin = ORIGIN, source = frame().contentWindow }: Partial<MessageEvent> = {}) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data: { type }, origin, source })))
}

describe('the chat widget', () => {
  it('is missing unless the chat is configured', async () => {
    const idle = vi.fn()
    vi.stubGlobal('requestIdleCallback', idle)
    await renderApp({ path: '/neni' })
    expect(idle).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Napsat do chatu' })).toBeNull()
  })

  it("is missing for a recipient and on recipients' pages", async () => {
    const idle = vi.fn()
    vi.stubGlobal('requestIdleCallback', idle)
    await renderApp({ path: '/prijemce', config, signedIn: recipientAnswer() })
    await renderApp({ path: '/prijemce/prihlaseni', config })
    expect(idle).not.toHaveBeenCalled()
  })

  it('is missing on the portal’s own origin, where it could read the session', async () => {
    await renderApp({ path: '/neni', config: { chat: { url: `${window.location.origin}/chat` } } })
    await waitFor(() => expect(document.querySelector('[class*=floating]')).not.toBeNull())
    expect(screen.queryByRole('button', { name: 'Napsat do chatu' })).toBeNull()
  })

  it('has no frame before a user opens it, sandboxed and without a referrer, with the focus in its panel', async () => {
    const { user } = await renderApp({ path: '/neni', config })
    const button = await launcher()
    expect(document.querySelector('iframe')).toBeNull()
    await user.click(button)
    expect(frame().getAttribute('src')).toBe(`${ORIGIN}/angels?v=1`)
    expect(frame().getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation')
    expect(frame().getAttribute('referrerpolicy')).toBe('no-referrer')
    const panel = screen.getByRole('dialog', { name: 'Chat s\u00a0nadací' })
    expect(document.activeElement).toBe(within(panel).getByRole('button', { name: 'Zavřít chat' }))
  })

  it.each([
    ['Escape', ({ user }: Opened) => user.keyboard('{Escape}')],
    ['its button', ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Zavřít chat' }))],
    ['the chat itself', async () => say('portal-chat:close')],
  ])('is closed by %s, preserves its conversation and returns the focus', async (_name, close) => {
    const opened = await openChat()
    const frameBefore = frame()
    await close(opened)
    const button = await launcher()
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(screen.queryByRole('dialog')).toBeNull()
    await opened.user.click(button)
    expect(frame()).toBe(frameBefore)
  })
})

type Opened = Awaited<ReturnType<typeof openChat>>

describe('the fields posted to the chat', () => {
  const jana = loginAnswer()

  it('are sent only to the origin of the chat, once its page is ready', async () => {
    const { sent } = await openChat({ signedIn: jana })
    expect(sent).not.toHaveBeenCalled()
    say('portal-chat:ready')
    const person = {
      name: 'Jana Nováková',
      email: 'jana@example.com',
      angelNumber: '10000001',
      corporateAccount: 'no',
      donorStatus: 'aktivní (1)',
      language: 'cs',
    }
    expect(sent.mock.calls).toEqual([[{ type: 'portal-chat:person', person }, ORIGIN]])
  })

  it('name Czech as the language on English pages too', async () => {
    const { user } = await renderApp({ path: '/neni', config, language: 'en' })
    await user.click(await screen.findByRole('button', { name: 'Chat with us' }))
    const sent = vi.spyOn(
      screen.getByTitle<HTMLIFrameElement>('Chat with the foundation').contentWindow as Window,
      'postMessage',
    )
    say('portal-chat:ready', { source: screen.getByTitle<HTMLIFrameElement>('Chat with the foundation').contentWindow })
    expect(sent.mock.calls).toEqual([[{ type: 'portal-chat:person', person: { language: 'cs' } }, ORIGIN]])
  })

  it.each([
    ['another origin', () => ({ origin: 'https://evil.example.org' })],
    ['another window of the same origin', () => ({ source: window })],
    ['no window', () => ({ source: null })],
  ])('are not sent if %s requests them', async (_name, from) => {
    const { sent } = await openChat({ signedIn: jana })
    say('portal-chat:ready', from())
    expect(sent).not.toHaveBeenCalled()
  })

  it('are sent again when the profile changes', async () => {
    const { sent, services } = await openChat({ signedIn: jana })
    say('portal-chat:ready')
    const fresh = { profile: { ...jana.profile, email: 'nova@example.com' }, fullUser: jana.profile_full }
    act(() => services.session.refresh(fresh, services.session.current().epoch))
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    expect(sent.mock.calls[1]?.[0]).toMatchObject({ person: { email: 'nova@example.com' } })
  })

  it.each([
    ['logs out', () => inAnotherTab((storage) => storage.clear())],
    ['is replaced by another user', undefined],
  ])('are removed with the frame when the user %s', async (_name, leave) => {
    const { services } = await openChat({ signedIn: jana })
    say('portal-chat:ready')
    const frameBefore = frame()
    if (leave) leave()
    else act(() => services.session.start(loginAnswer({ personId: 'p-10000002', displayName: 'Petr' })))
    expect(frameBefore.isConnected).toBe(false)
    expect(document.querySelector('iframe')).toBeNull()
  })
})

describe('a chat that fails to load', () => {
  it('offers other contacts and a retry in a new frame, and still shows a late chat', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { user } = await openChat()
    expect(screen.getByText('Otevíráme chat')).toBeDefined()
    act(() => void vi.advanceTimersByTime(CHAT_PATIENCE))
    const panel = within(screen.getByRole('dialog'))
    expect(panel.getByText(/^Chat se nepodařilo otevřít/)).toBeDefined()
    expect(panel.getByRole('link', { name: '+420 000 000 001' }).getAttribute('href')).toBe('tel:+420000000001')
    const old = frame()
    await user.click(panel.getByRole('button', { name: 'Zkusit znovu' }))
    expect(frame()).not.toBe(old)
    act(() => void vi.advanceTimersByTime(CHAT_PATIENCE))
    say('portal-chat:ready')
    expect(panel.queryByText(/^Chat se nepodařilo otevřít/)).toBeNull()
  })
})
