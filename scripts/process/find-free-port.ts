import { listen } from './listen.ts'

/** A loopback port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const { port, close } = await listen(() => {})
  await close()
  return port
}
