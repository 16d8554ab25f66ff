import { useTranslation } from 'react-i18next'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { FocusedNotice } from '../../shared/ui/focused-notice.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import type { QueuedFile } from './upload-queue.ts'

/** The contract's limit of uploaded documents. */
const MOST = 200

/** Which files are uploaded and which are not, and the button that resumes (rule 18.13). */
export function StoppedBanner({ files, onResume }: { files: readonly QueuedFile[]; onResume: () => void }) {
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
        title={t(($) => $.stopped[why].title, { name, most: MOST })}
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
