import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { vi } from 'vitest'
import { quickTypist } from '#web/testing/quick-typist.ts'
import { createConsoleI18n } from '../app/i18n.ts'

/** By method and path: `{'GET /sandbox/worlds': () => Response.json(…)}`. */
export type ConsoleAnswers = Record<string, (request: Request) => Response | Promise<Response>>

export type RenderedConsole = { user: UserEvent; calls: string[]; answers: ConsoleAnswers }

/**
 * Renders a part of the console over a network with the given responses, which fails for any other
 * call; in Czech.
 */
export function renderConsole(node: ReactNode, answers: ConsoleAnswers): RenderedConsole {
  localStorage.clear()
  sessionStorage.clear()
  const calls: string[] = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(typeof input === 'string' ? new URL(input, window.location.href) : input, init)
    const call = `${request.method} ${new URL(request.url).pathname}`
    calls.push(call)
    const answer = answers[call]
    if (!answer) throw new TypeError(`No answer was prepared for ${call}`)
    return answer(request)
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <I18nextProvider i18n={createConsoleI18n(localStorage)}>
      <QueryClientProvider client={client}>{node}</QueryClientProvider>
    </I18nextProvider>,
  )
  return { user: quickTypist(), calls, answers }
}

/** The link into a world, which ends at a page of the portal. */
export const entered = (): Response => Object.defineProperty(new Response(''), 'redirected', { value: true })

/** A refusal of the control plane. */
export const refusal = (status: number, error: string) => (): Response =>
  Response.json({ error, message: `What the sandbox says of ${error}` }, { status })
