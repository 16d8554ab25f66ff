/**
 * The one script before the first paint (its budget: `scripts/build/sizes.ts`): decides what the page becomes, and catches what people do before
 * React listens. Built alone as a classic script; it imports nothing.
 *
 * The script element, which is part of the page, says which files to run: `data-app` for the portal with its router, `data-public` for a
 * prerendered page (absent on other pages), each a list in the order in which to run them; `data-home` for what the user's home needs
 * besides, after a sign-in; `data-styles` for the portal's style sheet,
 * since a prerendered page carries its own styles alone; and `data-font` for the headings' font, which comes after the first paint: the
 * stand-in has its metrics, so nothing moves, and the text is there a third of a second sooner.
 */
{
  const {
    app = '',
    font,
    home = '',
    styles,
    public: publicFiles,
  } = (document.currentScript as HTMLScriptElement).dataset
  const root = document.documentElement
  const isSignedIn = signedIn()
  const isPrerendered = publicFiles !== undefined && !isSignedIn
  const files = (isPrerendered ? publicFiles : app).split(' ')
  if (isSignedIn || !isPrerendered || stored('language') === 'en' || hasResetLink() || hasCodeStep()) startOver()
  else afterPaint()
  // The name of a campaign is loaded later; its space is reserved from the first paint (features/registration).
  if (/[?&]kampan=/.test(location.search)) root.dataset.campaign = ''
  if (font) oncePainted(() => idle(() => addLink('stylesheet', font)))

  /** The prerendered page is not for this user: hides it before the first paint, and starts at once. */
  function startOver() {
    // Recipients' pages are always Czech: nothing to hide there.
    if (isPrerendered && !hasCodeStep() && /^\/(prijemce|dotaznik)/i.test(location.pathname)) return afterPaint()
    root.dataset.start = 'rerender'
    run().catch(showPage)
  }

  /** A recipient's login that is reloaded at its third step resumes there (features/login-recipient). */
  function hasCodeStep(): boolean {
    return Number((history.state as { loginStep?: number } | null)?.loginStep) > 1
  }

  /** React starts when the browser is idle after the first paint, or at once at the first touch, key or focus. */
  function afterPaint() {
    let isStarted = false
    const signs = ['pointerdown', 'keydown', 'focusin'] as const
    const start = () => {
      if (isStarted) return
      isStarted = true
      for (const sign of signs) removeEventListener(sign, start)
      run().catch(showPage)
    }
    for (const sign of signs) addEventListener(sign, start, { passive: true })
    oncePainted(() => idle(start))
    catchEarly(start)
  }

  /**
   * A form sent before React listens would put a password into the address, a press on a button would be lost: keep the last
   * of them, and do it again once React listens. Links go where they lead by themselves.
   */
  function catchEarly(start: () => void) {
    let again: (() => void) | undefined
    const keep = (event: Event) => {
      const target = event.target as Element
      const button = target.closest<HTMLElement>('button[type="button"]')
      if (event.type === 'click' && !button) return
      event.preventDefault()
      event.stopImmediatePropagation()
      again = () => {
        if (event.type === 'click') button?.click()
        else target.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      }
      start()
    }
    for (const early of ['submit', 'click']) addEventListener(early, keep, true)
    addEventListener(
      'portal:ready',
      () => {
        for (const early of ['submit', 'click']) removeEventListener(early, keep, true)
        again?.()
        // A user who types, or whose browser fills in a password, is about to sign in: the portal after the login is fetched meanwhile.
        addEventListener('input', fetchPortal, { once: true })
      },
      { once: true },
    )
  }

  /** Fetches all files at once, then runs one after another with a pause between, so that no press waits for all of them. */
  async function run() {
    fetchAhead(files)
    if (isSignedIn && publicFiles !== undefined) {
      fetchAhead(home.split(' '))
      await loadStyles()
    }
    for (const file of files) {
      await import(/* @vite-ignore */ file)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  /** Without its files the page shows what it has; if its user left it, which cancels them in Firefox, nothing shows any more. */
  function showPage() {
    setTimeout(() => delete root.dataset.start, 1_000)
  }

  /** The portal in place of a prerendered page: no screen is shown without its styles, unless they cannot be loaded. */
  function loadStyles() {
    return new Promise((resolve) => {
      const link = addLink('stylesheet', styles ?? '')
      link.onload = link.onerror = resolve
    })
  }

  function fetchPortal() {
    fetchAhead(`${app} ${home}`.split(' '))
    if (styles) addLink('preload', styles).as = 'style'
  }

  function fetchAhead(list: string[]) {
    for (const file of list) addLink('modulepreload', file)
  }

  function addLink(rel: string, href: string) {
    const link = document.createElement('link')
    link.rel = rel
    link.href = href
    document.head.append(link)
    return link
  }

  /**
   * Once the page is loaded and its content has been painted; on a slow device the first paint comes long after the load event. A hidden
   * page is not painted, and a browser may not report the paint.
   */
  function oncePainted(work: () => void) {
    let isDone = false
    const once = () => {
      if (!isDone) work()
      isDone = true
    }
    addEventListener('load', () => {
      if (document.hidden) return setTimeout(once)
      new PerformanceObserver((_entries, observer) => {
        observer.disconnect()
        setTimeout(once)
      }).observe({ type: 'paint', buffered: true })
      setTimeout(once, 3_000)
    })
  }

  function idle(work: () => void) {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2_000 })
    else setTimeout(work, 200)
  }

  /** The prerendered page asks who forgot a password; a link from the e-mail opens another one (features/password-reset). */
  function hasResetLink() {
    return (
      /[?&]odkaz=/.test(location.search) ||
      (history.state as { usr?: { linkKey?: string } } | null)?.usr?.linkKey !== undefined
    )
  }

  function signedIn() {
    try {
      return (
        stored('access-token') !== null &&
        (JSON.parse(stored('user-session') ?? 'null') as { isLoggedIn?: boolean } | null)?.isLoggedIn === true
      )
    } catch {
      return false
    }
  }

  function stored(key: string) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
}
