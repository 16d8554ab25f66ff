import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/button.tsx'
import { LetterPicture } from '../../shared/ui/illustrations/letter-picture.tsx'
import { MessagePage } from './message-page.tsx'

/** Shown inside the frame while the code of a screen cannot be loaded because there is no connection. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('app')
  return (
    <MessagePage
      picture={<LetterPicture />}
      title={t(($) => $.offline.title)}
      action={<Button onClick={onRetry}>{t(($) => $.offline.retry)}</Button>}
    >
      <p>{t(($) => $.offline.lead)}</p>
    </MessagePage>
  )
}
