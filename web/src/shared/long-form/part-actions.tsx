import { useTranslation } from 'react-i18next'
import { DraftNote } from '../editing/draft-note.tsx'
import { Link } from '../navigation/navigation.tsx'
import { Button } from '../ui/button.tsx'
import { Row, Stack } from '../ui/stack.tsx'
import { useLongForm } from './form-context.ts'
import styles from './long-form.module.css'

/** The button to continue, and the link that leaves the part. */
export function PartActions() {
  const { t } = useTranslation('long-form')
  const { draft, place } = useLongForm()
  return (
    <Stack gap={3} className="no-print">
      <Row gap={4}>
        <Button type="submit" variant="primary">
          {place.returnsToCheck ? t(($) => $.saveToCheck) : t(($) => $.save)}
        </Button>
        {/* Leaves the part unfinished: everything in it is stored. */}
        <Link className={styles.leave} to={place.hrefOf('')}>
          {t(($) => $.back)}
        </Link>
      </Row>
      <DraftNote storedAt={draft.storedAt} savedAt={undefined} />
    </Stack>
  )
}
