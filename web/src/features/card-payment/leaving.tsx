import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { gatewayAddress } from './gateway-address.ts'
import { LampLine } from './lamp-line.tsx'

/** Shown while the gateway's page loads, with a link if the browser does not navigate by itself. */
export function Leaving({ to, onStay }: { to: URL; onStay: () => void }) {
  const { t } = useTranslation('card-payment')
  const paragraph = useRef<HTMLParagraphElement>(null)
  // The clicked button is gone: the focus moves to the result.
  useEffect(() => paragraph.current?.focus(), [])
  return (
    <Stack gap={4}>
      <LampLine>
        <p ref={paragraph} tabIndex={-1} role="status">
          {t(($) => $.leaving.lead, { host: to.host })}
        </p>
      </LampLine>
      <Row gap={3} apart>
        <a href={to.href}>{t(($) => $.leaving.byHand)}</a>
        <Button variant="link" onClick={onStay}>
          {t(($) => $.leaving.back)}
        </Button>
      </Row>
    </Stack>
  )
}

/** A donor who returns by Back finds the page as it was before the redirect. */
export function useLeaving() {
  /** The address of the gateway's page that is loading. */
  const [leavingFor, setLeavingFor] = useState<URL>()
  const stay = () => setLeavingFor(undefined)

  useEffect(() => {
    // A page restored from the back/forward cache was frozen during the redirect.
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) setLeavingFor(undefined)
    }
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [])

  /** Sends the browser there, if the address is allowed. */
  function leave(gatewayUrl: string): void {
    const url = gatewayAddress(gatewayUrl)
    if (!url) return
    setLeavingFor(url)
    window.location.assign(url.href)
  }

  return { leavingFor, leave, stay }
}
