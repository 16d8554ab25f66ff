import { vi } from 'vitest'

/** A new window as the browser opens it for the portal: empty until it gets an address. */
export function fakePortalWindow() {
  const assign = vi.fn<(path: string) => void>()
  const replace = vi.fn<(path: string) => void>()
  const close = vi.fn<() => void>()
  const target = {
    closed: false,
    name: 'tab-secrets?console=portal',
    opener: window,
    close,
    location: { href: 'about:blank', assign, replace },
  }
  const open = vi.fn<typeof window.open>().mockReturnValue(target as unknown as Window)
  vi.stubGlobal('open', open)
  return { open, assign, replace, close, target }
}
