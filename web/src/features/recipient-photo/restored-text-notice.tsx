import { useTranslation } from 'react-i18next'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'

/**
 * The texts of an unfinished photo are restored; a page cannot store a file, so the user chooses it
 * again.
 */
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
