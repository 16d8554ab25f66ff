/** One long check of `npm run check:long`: one row of the table in docs/quality.md. */
export type Check = {
  name: string
  /** What must be true, as a half sentence. */
  goal: string
  /** `scale` 1 is the complete check; 0.1 a tenth of its calls, inputs or minutes. */
  run: (scale: number) => Promise<Measured>
}

export type Measured = {
  /** The measurement, as a sentence with its figures. */
  figure: string
  passed: boolean
  /** The failures, each with the data to reproduce it; only for the screen. */
  findings?: readonly string[]
}

/** `count` at this scale, but at least one. */
export const scaled = (count: number, scale: number): number => Math.max(1, Math.round(count * scale))

/** 1,234,567 */
export const grouped = (count: number): string => count.toLocaleString('en-US')
