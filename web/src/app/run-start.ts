/**
 * Runs the start of a page. Firefox cancels what a page is loading when its user leaves it, and the page still sees that as an error:
 * it is none, so it is neither thrown nor reported.
 */
export async function runStart(start: () => Promise<void>, page: Window = window): Promise<void> {
  let isLeft = false
  const leave = () => {
    isLeft = true
  }
  page.addEventListener('beforeunload', leave)
  try {
    await start()
  } catch (error) {
    // Shows what was hidden until the start: the message of the empty page, or the prerendered one.
    const show = () => delete document.documentElement.dataset.start
    if (isLeft) {
      // A page that is still there was not left: the user stayed, or came back to it.
      setTimeout(show, 1_000)
      return
    }
    show()
    throw error
  } finally {
    page.removeEventListener('beforeunload', leave)
  }
}
