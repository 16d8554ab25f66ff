import { type StartedServer, startServer } from '../process/start-server.ts'

/** Starts the built server `main` over the shared database, as one of those after a balancer. */
export const startReplica = (main: string, database: string): Promise<StartedServer> =>
  startServer(() => [process.execPath, main], {
    env: { DATABASE_URL: database, LOG_LEVEL: 'error' },
    path: '/sandbox/scenarios',
  })
