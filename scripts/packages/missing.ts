import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = { version?: string; optional?: boolean }
/** The part of `package-lock.json` that is read, and of the list of installed packages that npm writes in the same form. */
type Lock = { packages?: Readonly<Record<string, Locked>> }

/**
 * The folders of packages that the lock names and that are not installed, or in another version. npm writes the list as its last act,
 * so an installation that was broken off counts as none. Optional packages are for other platforms.
 */
export function listMissing(lock: Lock, installed: Lock): string[] {
  return Object.entries(lock.packages ?? {}).flatMap(([path, { version, optional }]) =>
    path === '' || optional || installed.packages?.[path]?.version === version ? [] : [path],
  )
}

/** Of the package file in this folder. */
export const listMissingIn = (folder: string): string[] =>
  listMissing(readLock(join(folder, 'package-lock.json')), readLock(join(folder, 'node_modules/.package-lock.json')))

const readLock = (file: string): Lock => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Lock) : {})
