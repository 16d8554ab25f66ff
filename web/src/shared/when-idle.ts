/** Runs work once the page is loaded and the browser is idle: for work that the user does not wait for. Returns the function that cancels it. */
export function whenIdle(work: () => void, page: Window = window): () => void {
  let isOff = false
  const run = () => {
    if (!isOff) work()
  }
  const wait = () => {
    // Safari has no requestIdleCallback.
    if (typeof page.requestIdleCallback === 'function') page.requestIdleCallback(run, { timeout: 5_000 })
    else page.setTimeout(run, 1_000)
  }
  if (page.document.readyState === 'complete') wait()
  else page.addEventListener('load', wait, { once: true })
  return () => {
    isOff = true
  }
}
