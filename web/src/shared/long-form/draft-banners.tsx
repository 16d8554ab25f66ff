import { useTranslation } from 'react-i18next'
import { useDraftPlace } from '../drafts/use-draft-device.ts'
import { confirm } from '../ui/alerts/alerts.ts'
import { Banner } from '../ui/banner/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { cx } from '../ui/class-names.ts'
import styles from './long-form.module.css'
import type { AnswersDraft } from './use-answers-draft.ts'

/** Notices that a draft was restored, or that another window changed the form. Neither blocks the form. */
export function DraftBanners({ draft }: { draft: AnswersDraft }) {
  const { t } = useTranslation('long-form')
  const place = useDraftPlace()

  async function startAgain() {
    const isMeant = await confirm({
      title: t(($) => $.again.title),
      text: t(($) => $.again.text),
      confirmLabel: t(($) => $.again.confirm),
      cancelLabel: t(($) => $.again.cancel),
    })
    if (isMeant) draft.discard()
  }

  return (
    <div role="status" className={cx('no-print', styles.saved)}>
      {draft.isRestored && (
        <Banner
          title={t(($) => $.restored.title)}
          actions={
            <Button variant="link" onClick={() => void startAgain()}>
              {t(($) => $.restored.again)}
            </Button>
          }
        >
          {place === 'device' ? t(($) => $.restored.text) : t(($) => $.restored.textTab)}
        </Banner>
      )}
      {draft.isJoined && <Banner>{t(($) => $.joined)}</Banner>}
    </div>
  )
}
