import { randomInt } from 'node:crypto'

/** A new seed each run, or the one in the environment variable, which repeats a failed run: `FUZZ_SEED=4711`. */
export function rotatingSeed(variable: string): { readonly seed: number; readonly repeat: string } {
  const seed = Number(process.env[variable] ?? randomInt(1, 1_000_000_000))
  if (!Number.isSafeInteger(seed)) throw new Error(`${variable} is a whole number`)
  return { seed, repeat: `to repeat it: ${variable}=${seed}` }
}
