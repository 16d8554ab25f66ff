/**
 * Calls `beat` fifty times a second, with the milliseconds of a monotonic clock, until the returned
 * function is called.
 */
export type Heart = (beat: (at: number) => void) => () => void

/**
 * No event reports a new page of another window, so it is polled. By a worker: the console
 * is hidden by the portal's tab, where the timers of a page run once a second and later once a
 * minute.
 */
export const workerHeart: Heart = (beat) => {
  const worker = new Worker(new URL('heart-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', () => beat(performance.now()))
  return () => worker.terminate()
}
