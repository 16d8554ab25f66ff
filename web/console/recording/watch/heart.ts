/** Calls `beat` ten times a second, with the milliseconds of a clock that never goes back, until the returned function is called. */
export type Heart = (beat: (at: number) => void) => () => void

/**
 * No event of one window tells another that it has a new page, so it is looked for. By a worker: the console is hidden behind the portal's
 * tab, where the timers of a page come once a second and later once a minute.
 */
export const workerHeart: Heart = (beat) => {
  const worker = new Worker(new URL('heart-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', () => beat(performance.now()))
  return () => worker.terminate()
}
