import { useTranslation } from 'react-i18next'
import { useDraftPlace } from '../drafts/use-draft-device.ts'
import { Banner } from '../ui/banner/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { SpokenText } from '../ui/spoken/spoken-text.tsx'
import { useLockedText } from './use-unlock-text.ts'

/** Notice that an unfinished draft was restored, and is not sent yet. */
export function RestoredBanner({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('editing')
  const place = useDraftPlace()
  const locked = useLockedText()
  return (
    <Banner
      role="status"
      title={t(($) => $.restored)}
      actions={
        <Button variant="link" onClick={onDiscard}>
          {t(($) => $.discard)}
        </Button>
      }
    >
      <span>{t(($) => (place === 'device' ? $.restoredText : $.restoredTextTab))}</span>{' '}
      <SpokenText text={locked ?? t(($) => $.restoredSend)} />
    </Banner>
  )
}
