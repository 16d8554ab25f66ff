/**
 * Runs the start of a page. Firefox cancels what a page is loading when its user leaves it, and the page still sees that as an error:
 * it is none, so it is neither thrown nor reported.
 */
export async function runStart(start: () => Promise<void>): Promise<void> {
  let isLeft = false
  const leave = () => {
    isLeft = true
  }
  addEventListener('beforeunload', leave)
  try {
    await start()
  } catch (error) {
    // A page that was left before this listened ends meanwhile, and one that is still there was not left: its user stayed or came back.
    setTimeout(() => {
      // Shows what was hidden until the start: the message of the empty page, or the prerendered one.
      delete document.documentElement.dataset.start
      if (!isLeft) throw error
    }, 1_000)
  } finally {
    removeEventListener('beforeunload', leave)
  }
}
