import { useTranslation } from 'react-i18next'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'

/** The unfinished changes are restored in the form and are not saved yet. */
export function RestoredBanner({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('donor-profile')
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
      {t(($) => $.restoredText)}
    </Banner>
  )
}
