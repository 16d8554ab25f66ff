import { type ComponentType, createContext, lazy, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import styles from './lazy-part.module.css'

const Retry = createContext(() => {})

/**
 * A part of a page whose code loads with its first render, inside a `Suspense`. If it does not load, a sentence with a button that tries
 * again is in its place, and the page stays; `lazy` of React would throw the error, every time. A window says so only while it is open.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const start = () => lazy(async () => ({ default: await load().catch(() => NotLoaded as ComponentType<Props>) }))
  // All places that show the part wait for the same attempt.
  const last = { Attempt: start() }
  return function LazyPart(props: Props) {
    const [Attempt, setAttempt] = useState(() => last.Attempt)
    const retry = () => {
      last.Attempt = start()
      setAttempt(() => last.Attempt)
    }
    return (
      <Retry value={retry}>
        <Attempt {...props} />
      </Retry>
    )
  }
}

function NotLoaded({ isOpen }: { isOpen?: boolean }) {
  const { t } = useTranslation('ui')
  const retry = use(Retry)
  if (isOpen === false) return null
  return (
    <Banner
      tone="warn"
      role="alert"
      className={isOpen ? styles.window : undefined}
      title={t(($) => $.failure.lost.title)}
      actions={<Button onClick={retry}>{t(($) => $.failure.retry)}</Button>}
    >
      {t(($) => $.failure.lost.text)}
    </Banner>
  )
}
