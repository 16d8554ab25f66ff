/** Time left, in milliseconds, as `mm:ss` (rule 5.2). A started second counts as a whole one, so `00:00` shows
 * exactly when the time is up; past it, and for no number, it stays there. */
export function formatCountdown(milliseconds: number): string {
  const seconds = milliseconds > 0 ? Math.ceil(milliseconds / 1000) : 0
  const two = (number: number) => `${number}`.padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
