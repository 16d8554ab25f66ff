/** Once the page is loaded and the browser has nothing better to do: for what nobody waits for. Answers with the way to call it off. */
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
