import { startMock } from './servers.ts'
import { runScript, type StageResult } from './stage.ts'
import { openUuidProvider } from './uuid-ids.ts'

/** Times at which a pact that depends on the mock's calendar fails: ends of months and years, a payout lock, changed hours. */
export const HARD_CLOCKS = [
  '2027-02-28T12:00:00+01:00',
  '2028-02-29T12:00:00+01:00',
  '2026-12-31T23:59:00+01:00',
  // 02:30 comes twice in this night; this is the second one.
  '2027-10-31T02:30:00+01:00',
  '2027-07-15T12:00:00+02:00',
] as const

/** Verifies all pacts against a mock whose worlds start at `now` and whose ids are UUIDs. */
export async function verifyAtClock(mock: string, now: string): Promise<StageResult> {
  const provider = await openUuidProvider(mock)
  const states = `${provider.origin}/sandbox/provider-states?now=${encodeURIComponent(now)}`
  const command = ['contracts/provider/verify.ts', '--provider', `${provider.origin}/api`, '--states', states]
  const result = await runScript(`verification at ${now} with UUIDs`, command)
  await provider.close()
  return result
}

/** The same at each hard clock, one after the other. */
export async function verifyAtClocks(clocks: readonly string[] = HARD_CLOCKS): Promise<StageResult[]> {
  const mock = await startMock()
  const results: StageResult[] = []
  for (const now of clocks) results.push(await verifyAtClock(mock, now))
  return results
}
