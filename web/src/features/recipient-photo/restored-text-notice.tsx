import { useTranslation } from 'react-i18next'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'

/** The words of an unfinished photo are back; a file is nothing that a page may keep, and is to be chosen again. */
export function RestoredTextNotice({ hasPhoto, onDiscard }: { hasPhoto: boolean; onDiscard: () => void }) {
  const { t } = useTranslation('recipient-photo')
  return (
    <Banner
      role="status"
      title={t(($) => $.restored.title)}
      actions={
        <Button variant="link" onClick={onDiscard}>
          {t(($) => $.restored.discard)}
        </Button>
      }
    >
      {t(($) => (hasPhoto ? $.restored.text : $.restored.chooseAgain))}
    </Banner>
  )
}
