import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/shared/ui/button/button.tsx'
import { HeartPicture } from '#web/shared/ui/illustrations/heart-picture.tsx'
import { LetterPicture } from '#web/shared/ui/illustrations/letter-picture.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './nps.module.css'

type ThankYouProps = {
  rating: number
  /** The donor has just voted: the thank-you takes the focus. */
  takesFocus: boolean
  /** Returns to the hearts; undefined while the vote is locked. */
  onRateAgain: (() => void) | undefined
  feedback: ReactNode
}

/** A donor who gave six or less sees the feedback form at once, others may open it (rule 9.3). */
export function ThankYou({ rating, takesFocus, onRateAgain, feedback }: ThankYouProps) {
  const { t } = useTranslation('nps')
  const band = ratingBand(rating)
  const isUnhappy = band === 'unhappy'
  const [wasOpened, setOpened] = useState(false)
  const isOpen = isUnhappy || wasOpened
  const form = useRef<HTMLDivElement>(null)
  // The clicked button is gone: the focus moves to the opened form.
  useEffect(() => {
    if (wasOpened) form.current?.querySelector<HTMLElement>('textarea, input')?.focus()
  }, [wasOpened])
  return (
    <Stack gap={5}>
      <div className={styles.thanks}>
        <div className={styles.picture}>{isUnhappy ? <LetterPicture /> : <HeartPicture />}</div>
        <Stack gap={3}>
          <NoticeHeading takesFocus={takesFocus}>{t(($) => $.thanks[band].title)}</NoticeHeading>
          <p>{t(($) => $.thanks[band].lead)}</p>
          <p className="soft small">{t(($) => $.yourRating, { count: rating })}</p>
        </Stack>
      </div>
      {isOpen && <div ref={form}>{feedback}</div>}
      {(!isOpen || onRateAgain) && (
        <Row gap={3}>
          {!isOpen && (
            <Button variant="primary" onClick={() => setOpened(true)}>
              {t(($) => $.writeToUs)}
            </Button>
          )}
          {onRateAgain && (
            <Button variant="link" onClick={onRateAgain}>
              {t(($) => $.rateAgain)}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}

/** Selects the thank-you text and the link to the feedback form (rule 9.3). */
type RatingBand = 'unhappy' | 'content' | 'delighted'

/** Up to 6, 7-8, 9-10. */
function ratingBand(rating: number): RatingBand {
  if (rating <= 6) return 'unhappy'
  return rating <= 8 ? 'content' : 'delighted'
}
