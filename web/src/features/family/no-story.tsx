import { useTranslation } from 'react-i18next'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'

/**
 * „Story load error“ (rule 17.6). The provider sends the same null for a story that failed to load
 * and for one that was never written; for a family that is no longer helped the text does not ask
 * the donor to wait.
 */
export function NoStory({ isCurrent, onRetry }: { isCurrent: boolean; onRetry: () => void }) {
  const { t } = useTranslation('family')
  const { t: ui } = useTranslation('ui')
  if (!isCurrent) return <Banner>{t(($) => $.profile.nobodysStory)}</Banner>
  return (
    <Banner
      tone="warn"
      title={t(($) => $.profile.noStory.title)}
      actions={<Button onClick={onRetry}>{ui(($) => $.failure.retry)}</Button>}
    >
      {t(($) => $.profile.noStory.lead)}
    </Banner>
  )
}
