import { useTranslation } from 'react-i18next'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { FocusedNotice } from '#web/shared/ui/focused-notice.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { ChooseFiles, QueuedFiles } from './hand-over-files.tsx'
import type { DocumentType } from './issue-date.ts'
import styles from './recipient-document.module.css'
import type { QueuedFile } from './upload-queue.ts'
import type { useDocumentQueue } from './use-document-queue.ts'
import { useHandOver } from './use-hand-over.ts'

type HandOverProps = {
  type: DocumentType
  /** Prague's day by the provider's clock. */
  today: string
  queue: ReturnType<typeof useDocumentQueue>
  /** The form was opened by a click, and can be closed again. */
  isOpenedByUser: boolean
  /** The button that was clicked has gone. */
  takesFocus: boolean
  onClose: () => void
}

/** The files of one type of document: chosen, uploading one at a time, stopped, or all uploaded. */
export function HandOver({ type, today, queue, isOpenedByUser, takesFocus, onClose }: HandOverProps) {
  const { t } = useTranslation('recipient-document')
  const files = queue.rows.filter(({ category }) => category === type)
  const stage = stageOf(files)
  const form = useHandOver({ type, today, queue, files })
  const count = files.filter(({ state }) => state === (stage === 'done' ? 'sent' : 'chosen')).length
  return (
    <form noValidate className={styles.form} onSubmit={form.submit} onChange={form.follow}>
      {stage === 'choosing' && (
        <ChooseFiles type={type} today={today} queue={queue} form={form} takesFocus={takesFocus} />
      )}
      {stage === 'underWay' && (
        <FocusedNotice>
          <Banner title={t(($) => $.send.underWay)}>{t(($) => $.send.underWayLead)}</Banner>
        </FocusedNotice>
      )}
      {stage === 'stopped' && <StoppedBanner files={files} onResume={queue.resume} />}
      {stage === 'done' && (
        <FocusedNotice>
          <Banner
            tone="ok"
            role="status"
            title={t(($) => $.done.title, { count })}
            actions={<Button onClick={onClose}>{t(($) => $.send.done)}</Button>}
          >
            {t(($) => $.done.lead)}
          </Banner>
        </FocusedNotice>
      )}
      <QueuedFiles files={files} queue={queue} canChoose={stage === 'choosing'} />
      {stage === 'choosing' && (
        <Row gap={3}>
          <Button variant="primary" type="submit">
            {count === 0 ? t(($) => $.send.pressNothing) : t(($) => $.send.press, { count })}
          </Button>
          {isOpenedByUser && files.length === 0 && (
            <Button variant="link" onClick={onClose}>
              {t(($) => $.send.cancel)}
            </Button>
          )}
        </Row>
      )}
    </form>
  )
}

type Stage = 'choosing' | 'underWay' | 'stopped' | 'done'

function stageOf(files: readonly QueuedFile[]): Stage {
  const has = (...states: readonly QueuedFile['state'][]) => files.some(({ state }) => states.includes(state))
  if (has('failed')) return 'stopped'
  if (has('waiting', 'sending')) return 'underWay'
  return has('sent') && !has('chosen', 'interrupted') ? 'done' : 'choosing'
}

/** The contract's limit of uploaded documents. */
const MAX_DOCUMENTS = 200

/** Which files are uploaded and which are not, and the button that resumes (rule 18.13). */
function StoppedBanner({ files, onResume }: { files: readonly QueuedFile[]; onResume: () => void }) {
  const { t } = useTranslation('recipient-document')
  const at = files.find((file) => file.state === 'failed')
  if (!at) return null
  const { name, why } = at
  const handed = namesOf(files, 'sent')
  return (
    <FocusedNotice>
      <Banner
        tone="error"
        role="alert"
        title={t(($) => $.stopped[why].title, { name, most: MAX_DOCUMENTS })}
        actions={
          <Button variant="primary" onClick={onResume}>
            {t(($) => $.send.continue)}
          </Button>
        }
      >
        <Stack gap={2}>
          <p>{t(($) => $.stopped[why].lead)}</p>
          {handed !== '' && <p>{t(($) => $.handedSoFar, { names: handed })}</p>}
          <p>{t(($) => $.stillToHand, { names: namesOf(files, 'failed', 'waiting', 'chosen') })}</p>
        </Stack>
      </Banner>
    </FocusedNotice>
  )
}

function namesOf(files: readonly QueuedFile[], ...states: readonly QueuedFile['state'][]): string {
  return files
    .filter(({ state }) => states.includes(state))
    .map(({ name }) => name)
    .join(', ')
}
