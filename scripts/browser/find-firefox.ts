import { existsSync } from 'node:fs'
import { installDebian } from './install-debian.ts'

const DEBIANS = '/usr/bin/firefox-esr'

/** Returns the path of Debian's Firefox; undefined if there is none. */
export const findFirefox = (): string | undefined => (existsSync(DEBIANS) ? DEBIANS : undefined)

/** Installed if possible; without it its journeys are left out. */
export function recommendFirefox(): void {
  if (findFirefox() === undefined) installDebian('firefox-esr')
}
