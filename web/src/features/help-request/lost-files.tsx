import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notes } from '../../shared/long-form/use-answers-draft.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import styles from './help-request.module.css'
import { dismissLost, lostNames } from './uploaded-names.ts'

/** Lost with an expired request; each name disappears once its file is added again. */
export function LostFiles({ notes }: { notes: Notes }) {
  const { t } = useTranslation('help-request')
  const names = useSyncExternalStore(notes.subscribe, () => lostNames(notes).join('\n'))
  if (names === '') return null
  return (
    <Banner tone="warn" role="status" title={t(($) => $.form.lost.title)} onClose={() => dismissLost(notes)}>
      <Stack gap={2}>
        <p>{t(($) => $.form.lost.text)}</p>
        <p>{t(($) => $.form.lost.again)}</p>
        <ul className={styles.files}>
          {names.split('\n').map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Stack>
    </Banner>
  )
}
