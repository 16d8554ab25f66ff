import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
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
