import { useTranslation } from 'react-i18next'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { SelectField } from '#web/shared/ui/fields/select-field.tsx'
import { HandOver } from './hand-over.tsx'
import type { DocumentType } from './issue-date.ts'
import styles from './recipient-document.module.css'
import type { useDocumentQueue } from './use-document-queue.ts'

type AnotherDocumentProps = {
  /** Document types that have a card of their own. */
  needed: readonly DocumentType[]
  /** The type whose form is open here. */
  open: DocumentType | undefined
  /** Opened by a click on this page: the first field takes the focus from the button. */
  isOpenedByUser: boolean
  /** Files are uploading, so their type cannot change. */
  isBusy: boolean
  today: string
  queue: ReturnType<typeof useDocumentQueue>
  onOpen: (type: DocumentType) => void
  onClose: (type: DocumentType) => void
}

const TYPES: readonly DocumentType[] = [
  'other',
  'medical-report',
  'study-confirmation',
  'income-confirmation',
  'request',
]

/** A document that the foundation has not requested. */
export function AnotherDocument(props: AnotherDocumentProps) {
  const { needed, open, isOpenedByUser, isBusy, today, queue, onOpen, onClose } = props
  const { t } = useTranslation('recipient-document')
  const offered = TYPES.filter((type) => !needed.includes(type))
  const [first] = offered
  if (first === undefined) return null
  return (
    <section className={styles.group}>
      <h2>{t(($) => $.group.another)}</h2>
      {open ? (
        <Card className={styles.card}>
          {!isBusy && (
            <SelectField
              name="documentType"
              label={t(($) => $.send.which)}
              placeholder={null}
              value={open}
              autoFocus={isOpenedByUser}
              choices={offered.map((type) => ({ value: type, label: t(($) => $.type[type]) }))}
              onChange={(event) => onOpen(event.target.value as DocumentType)}
            />
          )}
          <HandOver
            key={open}
            type={open}
            today={today}
            queue={queue}
            isOpenedByUser={isOpenedByUser}
            takesFocus={false}
            onClose={() => onClose(open)}
          />
        </Card>
      ) : (
        <div>
          <Button onClick={() => onOpen(first)}>{t(($) => $.send.another)}</Button>
        </div>
      )}
    </section>
  )
}
