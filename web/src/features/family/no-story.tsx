import { useTranslation } from 'react-i18next'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'

/**
 * „Story load error“ (rule 17.6). The provider tells by one null that a story could not be shown or was never written; of a family
 * that is not helped any more nobody is asked to wait for one.
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
