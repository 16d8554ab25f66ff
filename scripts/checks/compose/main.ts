/**
 * node dist/server/replicas.js DIR, in the folder that has dist/web: writes into DIR what nginx in front of the replicas of docker-compose.yml needs: its configuration
 * and the built portal with this environment's PORTAL_* in it. PROVIDERS are the names and ports of the replicas, separated by commas.
 */
import { writeSite } from './write-site.ts'

const [folder] = process.argv.slice(2)
const { PROVIDERS } = process.env

if (folder === undefined || !PROVIDERS) {
  console.error('Say where to and for whom: PROVIDERS=host:port,host:port node dist/server/replicas.js DIR')
  process.exit(1)
}
await writeSite(
  folder,
  { dist: `${process.cwd()}/dist/web`, env: process.env },
  {
    listen: '8080',
    scratch: '/tmp',
    replicas: PROVIDERS.split(','),
    // Docker's own resolver, valid for two seconds: a recreated replica has another address.
    resolver: '127.0.0.11 valid=2s ipv6=off',
  },
)
console.log(`nginx.conf and the portal are in ${folder}`)
