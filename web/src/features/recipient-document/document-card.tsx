import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanFileName } from '#rules/formats/file-name.ts'
import type { DocumentOfType, HandedDocument } from '#web/shared/api/wire.ts'
import { useDueState } from '#web/shared/due-days/due-state.ts'
import { shortDay } from '#web/shared/format/czech-days.ts'
import { pragueDay } from '#web/shared/format/prague-day.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Chip, type ChipTone } from '#web/shared/ui/chip/chip.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { FileTypeIcon } from '#web/shared/ui/uploads/file-type-icon.tsx'
import { type DocumentGroup, sayingOf } from './document-groups.ts'
import { HandOver } from './hand-over.tsx'
import styles from './recipient-document.module.css'
import { TakeBack } from './take-back.tsx'
import type { QueuedFile } from './upload-queue.ts'
import type { useDocumentQueue } from './use-document-queue.ts'

type DocumentCardProps = {
  document: DocumentOfType
  group: DocumentGroup
  today: string
  queue: ReturnType<typeof useDocumentQueue>
  /** `opened` after a click; `there` was open on page load; `locked` around a payout. */
  form: 'none' | 'locked' | 'offered' | 'there' | 'opened'
  onOpen: () => void
  onClose: () => void
}

const tones: Readonly<Record<DocumentOfType['state'], ChipTone>> = {
  missing: 'wait',
  expired: 'wait',
  expiring: 'wait',
  received: 'sky',
  valid: 'ok',
}

export function DocumentCard({ document, group, today, queue, form, onOpen, onClose }: DocumentCardProps) {
  const { t } = useTranslation('recipient-document')
  const titleId = useId()
  const { type, label, state } = document
  const { say, date } = sayingOf(document, useDueState())
  const isNeeded = group === 'needed'
  const text = textOf(state)
  const isOpen = form === 'there' || form === 'opened'
  return (
    <Card as="section" aria-labelledby={titleId} className={cx(styles.card, isNeeded && styles.needed)}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.label}>
          {label}
        </h3>
        <Chip tone={tones[state]}>{t(($) => $.state[state])}</Chip>
      </div>
      <div>
        <p className={styles.say}>
          <SpokenText text={t(($) => $.say[say], { date: date && shortDay(date) })} />
        </p>
        {group === 'tied' && <p className="soft">{t(($) => $.tied)}</p>}
        {isNeeded && text && <p className="soft">{t(($) => $[text][type])}</p>}
      </div>
      {isOpen && (
        <HandOver
          type={type}
          today={today}
          queue={queue}
          isOpenedByUser={form === 'opened'}
          takesFocus={form === 'opened'}
          onClose={onClose}
        />
      )}
      {form === 'offered' && (
        <div>
          <Button variant="primary" aria-label={t(($) => $.send.openFor, { label })} onClick={onOpen}>
            {t(($) => (state === 'missing' ? $.send.open : $.send.openNewer))}
          </Button>
        </div>
      )}
      <HandedFiles
        document={document}
        except={(file) => isOpen && isAmong(queue.rows, file)}
        canTakeBack={form !== 'locked'}
      />
    </Card>
  )
}

/** Empty once it was uploaded. */
function textOf(state: DocumentOfType['state']): 'why' | 'instead' | undefined {
  if (state === 'missing') return 'why'
  return state === 'expired' || state === 'expiring' ? 'instead' : undefined
}

/** The provider stores names in composed Unicode form. */
function isAmong(files: readonly QueuedFile[], { name, size }: HandedDocument): boolean {
  return files.some((file) => file.state === 'sent' && file.size === size && file.name.normalize('NFC') === name)
}

type HandedFilesProps = {
  document: DocumentOfType
  /** Files that the form's rows already contain. */
  except: (file: HandedDocument) => boolean
  canTakeBack: boolean
}

/** Newest first; those that the foundation has not accepted yet can be removed. */
function HandedFiles({ document, except, canTakeBack }: HandedFilesProps) {
  const { t } = useTranslation('recipient-document')
  const files = document.files.filter((file) => !except(file))
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={t(($) => $.handed.label, { label: document.label })}>
      {files.map((file) => (
        <li key={file.documentId} className={styles.file}>
          <FileTypeIcon name={cleanFileName(file.name)} />
          <div>
            <span className={styles.name}>{cleanFileName(file.name)}</span>
            <span className={styles.meta}>
              <span>
                <SpokenText
                  text={t(($) => (file.isAccepted ? $.handed.accepted : $.handed.waiting), {
                    date: shortDay(pragueDay(Date.parse(file.uploadedAt))),
                  })}
                />
              </span>
              {file.issuedOn && (
                <span>
                  <SpokenText text={t(($) => $.handed.issuedOn, { date: shortDay(file.issuedOn ?? '') })} />
                </span>
              )}
            </span>
          </div>
          {!file.isAccepted && !file.fromRenewal && canTakeBack && <TakeBack file={file} />}
        </li>
      ))}
    </ul>
  )
}
