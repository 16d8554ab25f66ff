import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PortalEnv } from '../../mock-server/src/hosting/portal/portal-config.ts'
import { frame } from '../checks/compose/nginx-conf.ts'
import { writePortal } from '../checks/compose/write-site.ts'
import { siteConf } from './site-conf.ts'
import { siteData } from './site-data.ts'
import { readSiteSettings } from './site-settings.ts'

/**
 * Writes into `folder` the pages and files of the portal built in `dist` for this environment, with `portal.conf` for an nginx,
 * `nginx.conf` for an nginx of its own, and `cdn.json`. Throws for an invalid value, with the name of the variable in its message.
 */
export async function configureSite(folder: string, dist: string, env: PortalEnv, scratch = '/tmp'): Promise<void> {
  const settings = readSiteSettings(env)
  const root = resolve(folder, 'portal')
  const portal = await writePortal(root, { dist, env })
  writeFileSync(`${folder}/portal.conf`, siteConf(portal, dist, root, settings))
  writeFileSync(`${folder}/nginx.conf`, frame(scratch, [`include ${resolve(folder)}/portal.conf;`]))
  writeFileSync(`${folder}/cdn.json`, `${JSON.stringify(siteData(portal, dist, settings), null, 2)}\n`)
}
