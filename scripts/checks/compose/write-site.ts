import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PortalOptions } from '../../../mock-server/src/hosting/portal/portal.ts'
import { type NginxPlace, nginxConf } from './nginx-conf.ts'
import { type RecordedPortal, recordPortal } from './record-portal.ts'

/** Writes what nginx needs into `folder`: nginx.conf and the portal's pages and files. Files of earlier builds stay, for open pages. */
export async function writeSite(
  folder: string,
  options: PortalOptions,
  place: Omit<NginxPlace, 'root'>,
): Promise<void> {
  const root = `${folder}/portal`
  const portal = await writePortal(root, options)
  writeFileSync(`${folder}/nginx.conf`, nginxConf(portal, options.dist, { ...place, root }))
}

/** Writes the portal's pages and files into `root`. */
export async function writePortal(root: string, options: PortalOptions): Promise<RecordedPortal> {
  const portal = await recordPortal(options)
  // With their times, which are the version of a file for a browser, on any server.
  for (const name of ['assets', ...portal.icons.keys()])
    cpSync(`${options.dist}/${name}`, `${root}/${name}`, { recursive: true, preserveTimestamps: true })
  for (const [name, body] of portal.bodies) {
    mkdirSync(dirname(`${root}/${name}`), { recursive: true })
    writeFileSync(`${root}/${name}`, body)
  }
  return portal
}
