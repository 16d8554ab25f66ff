import { Camera } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../src/shared/ui/button.tsx'
import { TextField } from '../../../src/shared/ui/fields/text-field.tsx'
import { Problem } from '../../shared/problem.tsx'
import styles from '../../shared/snapshots.module.css'
import { textOf } from '../../shared/text-of.ts'
import type { useSnapshots } from '../../shared/use-snapshots.ts'

/** Saves a snapshot of the world, with a note on its use. */
export function SaveSnapshotForm({ keeping }: Pick<ReturnType<typeof useSnapshots>, 'keeping'>) {
  const { t } = useTranslation('console-tools')

  return (
    <form
      className={styles.keep}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        keeping.mutate(textOf(new FormData(form), 'note'), { onSuccess: () => form.reset() })
      }}
    >
      <div className={styles.note}>
        <TextField
          name="note"
          label={t(($) => $.snapshots.note)}
          hint={t(($) => $.snapshots.noteHint)}
          optional
          maxCharacters={200}
          autoComplete="off"
        />
      </div>
      <Button type="submit" variant="primary" busy={keeping.isPending}>
        <Camera aria-hidden="true" />
        {t(($) => $.snapshots.keep)}
      </Button>
      {keeping.isError && <Problem problem={keeping.error} />}
    </form>
  )
}
