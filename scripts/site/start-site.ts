import type { PortalEnv } from '../../mock-server/src/hosting/portal/portal-config.ts'
import { ensureNginx } from '../compose/find-nginx.ts'
import { dist } from '../compose/nginx-and-mocks.ts'
import { isListening, type StartedProcess, startProcess } from '../process/start-process.ts'
import { configureSite } from './configure-site.ts'

/** Starts nginx with the built portal, written into `folder` for `env`. Resolves once it listens on `port`. */
export async function startSite(folder: string, env: PortalEnv, port: number): Promise<StartedProcess> {
  await configureSite(folder, dist, env, folder)
  // Started by root, nginx would read the files as another user without permission.
  const asCaller = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const nginx = startProcess([ensureNginx() ?? 'nginx', '-c', `${folder}/nginx.conf`, ...asCaller])
  await nginx.waitUntil(() => isListening(port), 30)
  return nginx
}
