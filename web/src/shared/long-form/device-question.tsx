import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDrafts } from '../drafts/drafts-context.tsx'
import { useDraftDevice } from '../drafts/use-draft-device.ts'
import { useSession } from '../session/session-context.tsx'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { Row, Stack } from '../ui/stack/stack.tsx'

/** Asks a visitor whose device this is, before any draft is stored on it; the answer can be changed. Not shown to signed-in users. */
export function DeviceQuestion() {
  const { t } = useTranslation('long-form')
  const drafts = useDrafts()
  const { canStore, choice } = useDraftDevice()
  const { isLoggedIn } = useSession()
  const heading = useId()
  const answer = useRef<HTMLParagraphElement>(null)
  const answeredHere = useRef<'own' | 'shared'>(undefined)

  // The button that had the focus was removed.
  useEffect(() => {
    if (choice === answeredHere.current) answer.current?.focus()
    answeredHere.current = undefined
  }, [choice])

  if (isLoggedIn) return null
  if (!canStore) return <p className="soft small">{t(($) => $.device.unsupported)}</p>

  function choose(next: 'own' | 'shared') {
    answeredHere.current = next
    drafts.chooseDevice(next)
  }

  if (choice === undefined) {
    return (
      <Card as="section" variant="flat" className="no-print" aria-labelledby={heading}>
        <Stack gap={3}>
          <h2 id={heading}>{t(($) => $.device.question)}</h2>
          <p>{t(($) => $.device.why)}</p>
          <Row gap={3}>
            <Button variant="secondary" onClick={() => choose('own')}>
              {t(($) => $.device.yes)}
            </Button>
            <Button variant="secondary" onClick={() => choose('shared')}>
              {t(($) => $.device.no)}
            </Button>
          </Row>
        </Stack>
      </Card>
    )
  }
  const isOwn = choice === 'own'
  return (
    <div className="no-print">
      <p ref={answer} tabIndex={-1} className="soft small">
        {isOwn ? t(($) => $.device.own) : t(($) => $.device.shared)}
      </p>
      <Button variant="link" onClick={() => choose(isOwn ? 'shared' : 'own')}>
        {isOwn ? t(($) => $.device.changeToShared) : t(($) => $.device.changeToOwn)}
      </Button>
    </div>
  )
}
