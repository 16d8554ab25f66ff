/** Time left, in milliseconds, as `mm:ss` (rule 5.2). Rounds up to seconds, so `00:00` shows exactly when the time is up; also for
 * a negative value and for NaN. */
export function formatCountdown(milliseconds: number): string {
  const seconds = milliseconds > 0 ? Math.ceil(milliseconds / 1000) : 0
  const two = (number: number) => `${number}`.padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/** Epoch ms until which a code is offered: in whole seconds, as the provider's clock is known, so that 15 minutes never start at 15:01. */
export function codeDeadline(expiresAt: string): number {
  return Math.floor(Date.parse(expiresAt) / 1000) * 1000
}
