import { isListening, type StartedProcess, startProcess } from '../../process/start-process.ts'
import { ensureNginx } from './find-nginx.ts'

const SECONDS_TO_START = 30

/** Starts nginx with the `nginx.conf` of a folder. Resolves once it listens on `port`. */
export async function startNginx(folder: string, port: number): Promise<StartedProcess> {
  const program = ensureNginx()
  if (program === undefined) throw new Error('There is no nginx: apt-get install -y nginx-light')
  // Started by root, nginx would read the files as another user without permission.
  const asCaller = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const nginx = startProcess([program, '-c', `${folder}/nginx.conf`, ...asCaller])
  await nginx.waitUntil(() => isListening(port), SECONDS_TO_START)
  return nginx
}
