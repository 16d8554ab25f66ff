const PATIENCE_MS = 10_000

/** Ends the process with one line if no server answers at `origin`: otherwise each test would fail for the same reason. */
export async function exitWithoutAnswer(origin: string): Promise<void> {
  try {
    await fetch(`${origin}/sandbox/scenarios`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch {
    console.error(`Nothing answers at ${origin} (SANDBOX_ORIGIN). Start it with npm start, or unset SANDBOX_ORIGIN.`)
    process.exit(2)
  }
}
