import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/browser/find-chromium.ts'
import { test as base } from './sandbox.ts'

/** A browser with its own profile on the disk, like a user's. */
export type Profile = {
  folder: string
  page: Page
  /** Every key and one-time pad that the portal encrypted with, hexadecimal. */
  keys: Set<string>
  /** Files of the profile that hold these bytes. */
  filesWith: (bytes: Buffer) => string[]
  /**
   * Which of these texts a file of the profile contains, as UTF-8, Latin-1 (the encoding of local
   * storage) or UTF-16.
   */
  textsOnDisk: (texts: readonly string[]) => string[]
  /** Files of the profile that contain any of the keys, as bytes or as text. */
  filesWithKey: () => string[]
  /** Closes the browser, which writes what it still holds in memory. */
  close: () => Promise<void>
}

export const test = base.extend<{ profile: Profile }>({
  // The world opens its paths in this browser, and no other one is launched.
  page: ({ profile }, use) => use(profile.page),
  profile: async ({ baseURL }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-profile-'))
    const browser = findChromium()
    const context = await chromium.launchPersistentContext(folder, {
      args: chromiumArgs,
      ...(browser !== undefined && { executablePath: browser }),
      ...(baseURL !== undefined && { baseURL }),
      locale: 'cs-CZ',
      timezoneId: 'Europe/Prague',
      reducedMotion: 'reduce',
    })
    const keys = new Set<string>()
    await context.exposeFunction('noteKey', (key: string) => void keys.add(key))
    await context.addInitScript(() => {
      const random = crypto.getRandomValues.bind(crypto)
      const noteKey = (globalThis as unknown as { noteKey: (key: string) => void }).noteKey
      crypto.getRandomValues = (array) => {
        const made = random(array)
        if (made instanceof Uint8Array && made.length === 32)
          noteKey(Array.from(made, (byte) => byte.toString(16).padStart(2, '0')).join(''))
        return made
      }
      const windowName = Object.getOwnPropertyDescriptor(window, 'name') as PropertyDescriptor
      Object.defineProperty(window, 'name', {
        ...windowName,
        set(name: string) {
          for (const secret of new URLSearchParams(name.split('?')[1]).values()) noteKey(secret)
          windowName.set?.call(window, name)
        },
      })
    })
    const filesWith = (patterns: readonly Buffer[]) => filesBelow(folder).filter((file) => holdsAny(file, patterns))
    await use({
      folder,
      page: context.pages()[0] ?? (await context.newPage()),
      keys,
      filesWith: (bytes) => filesWith([bytes]),
      textsOnDisk: (texts) =>
        texts.flatMap((text) => {
          const [file] = filesWith((['utf8', 'latin1', 'utf16le'] as const).map((form) => Buffer.from(text, form)))
          return file === undefined ? [] : [`${text} in ${path.relative(folder, file)}`]
        }),
      filesWithKey: () =>
        filesWith([...keys].flatMap((key) => [Buffer.from(key, 'hex'), Buffer.from(key), Buffer.from(key, 'utf16le')])),
      close: () => context.close(),
    })
    await context.close()
    await rm(folder, { recursive: true, force: true })
  },
})

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

function holdsAny(file: string, patterns: readonly Buffer[]): boolean {
  try {
    const content = readFileSync(file)
    return patterns.some((pattern) => content.includes(pattern))
  } catch {
    // The browser may remove a file between the listing and the reading.
    return false
  }
}
