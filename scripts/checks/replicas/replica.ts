import { type StartedServer, startServer } from '../../process/start-server.ts'

/** Starts the built server `main` with the shared database, as one of several behind a load balancer. */
export const startReplica = (main: string, database: string): Promise<StartedServer> =>
  startServer(() => [process.execPath, main], {
    env: { DATABASE_URL: database, LOG_LEVEL: 'error' },
    path: '/sandbox/scenarios',
  })
