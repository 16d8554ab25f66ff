import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClockValue } from '#web/shared/api/use-clock-value.ts'
import type { DocumentOfType, RecipientDocuments } from '#web/shared/api/wire.ts'
import { useDueState } from '#web/shared/due-days/due-state.ts'
import { useEditingLock } from '#web/shared/editing/use-editing-lock.ts'
import { shortDay } from '#web/shared/format/czech-days.ts'
import { pragueDay } from '#web/shared/format/prague-day.ts'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { hasHelpEnded } from '#web/shared/session/help-ended.ts'
import { useSession } from '#web/shared/session/session-context.tsx'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { isAnythingLeft } from '#web/shared/uploads/upload-queue.ts'
import { AnotherDocument } from './another-document.tsx'
import { DocumentCard } from './document-card.tsx'
import { type DocumentGroup, documentGroupOf, inOrderOf, orderDocuments } from './document-groups.ts'
import type { DocumentType } from './issue-date.ts'
import styles from './recipient-document.module.css'
import type { QueuedFile } from './upload-queue.ts'
import { useDocumentQueue } from './use-document-queue.ts'

/** `isOpenedByUser`: opened by a click on this page. */
type Open = { type: DocumentType; place: 'needed' | 'another'; isOpenedByUser: boolean } | undefined

const GROUPS: readonly DocumentGroup[] = ['needed', 'tied', 'received', 'valid']

/** One open form at a time, initially that of the first missing document. */
export function DocumentsList({ documents }: { documents: RecipientDocuments }) {
  const { t } = useTranslation('recipient-document')
  const queue = useDocumentQueue(documents)
  const session = useSession()
  const today = useClockValue(pragueDay)
  const isLocked = useEditingLock().state === 'locked'
  const top = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Open>(() => firstOpen(documents, queue.rows))
  // The layout does not move under a finger: the order is that of the time when the form was
  // opened.
  const [order, setOrder] = useState(() => orderDocuments(documents.types).map(({ type }) => type))
  const listed = open ? inOrderOf(order, documents.types) : orderDocuments(documents.types)
  const groupNow = (document: DocumentOfType): DocumentGroup =>
    open?.place === 'needed' && document.type === open.type ? 'needed' : documentGroupOf(document, documents)
  const needed = listed.filter((document) => groupNow(document) === 'needed')
  const isBusy = queue.rows.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'failed')
  // A type of document without a card has its form below the others.
  const isElsewhere = open !== undefined && !(open.place === 'needed' && needed.some(({ type }) => type === open.type))
  const hasEnded = session.isLoggedIn && hasHelpEnded(session.fullUser)

  function formOf(document: DocumentOfType) {
    const { type } = document
    // Pending uploads stay visible: each is refused with a reason, and waits.
    if (isLocked && !(isBusy && type === open?.type)) return 'locked'
    if (type === open?.type && open.place === 'needed') return open.isOpenedByUser ? 'opened' : 'there'
    return isBusy || documentGroupOf(document, documents) !== 'needed' ? 'none' : 'offered'
  }

  function show(type: DocumentType, place: 'needed' | 'another') {
    if (open?.place === 'another' && place === 'another') queue.move(open.type, type)
    setOrder(listed.map((document) => document.type))
    setOpen({ type, place, isOpenedByUser: true })
  }

  function close(type: DocumentType) {
    const rest = queue.rows.filter(({ category }) => category !== type)
    queue.clear(type)
    setOpen(rest.length > 0 ? firstOpen(documents, rest) : undefined)
    top.current?.focus()
  }

  return (
    <div ref={top} tabIndex={-1} className={styles.list}>
      {documents.needsStudyConfirmation && !hasEnded && <StudyRule documents={listed} />}
      {needed.length === 0 && <Banner tone="ok" title={t(($) => $.nothingNeeded)} />}
      {GROUPS.map((group) => {
        const here = listed.filter((document) => groupNow(document) === group)
        return (
          here.length > 0 && (
            <section key={group} className={styles.group}>
              <h2>{t(($) => $.group[group])}</h2>
              {here.map((document) => (
                <DocumentCard
                  key={document.type}
                  document={document}
                  group={group}
                  today={today}
                  queue={queue}
                  form={formOf(document)}
                  onOpen={() => show(document.type, 'needed')}
                  onClose={() => close(document.type)}
                />
              ))}
            </section>
          )
        )
      })}
      {(isElsewhere || !(isBusy || isLocked || hasEnded)) && (
        <AnotherDocument
          needed={needed.map(({ type }) => type)}
          open={isElsewhere ? open.type : undefined}
          isOpenedByUser={open?.isOpenedByUser === true}
          isBusy={isBusy}
          today={today}
          queue={queue}
          onOpen={(type) => show(type, 'another')}
          onClose={close}
        />
      )}
      <UnsavedChanges
        title={t(($) => $.leave.title)}
        text={t(($) => $.leave.text)}
        areThere={() => isAnythingLeft(queue)}
        onLeave={queue.drop}
      />
    </div>
  )
}

/** A user with pending files sees their form; otherwise the first missing document is open. */
function firstOpen(documents: RecipientDocuments, [queued]: readonly QueuedFile[]): Open {
  if (!queued) {
    const missing = orderDocuments(documents.types).find(({ state }) => state === 'missing')
    return missing && { type: missing.type, place: 'needed', isOpenedByUser: false }
  }
  const known = documents.types.find(({ type }) => type === queued.category)
  // A part of it may be uploaded while the document is already being checked.
  const isNeeded = known !== undefined && documentGroupOf(known, documents) !== 'valid'
  return { type: queued.category, place: isNeeded ? 'needed' : 'another', isOpenedByUser: false }
}

/** From 15 years on the validity of documents is tied to the study confirmation (rule 10.11). */
function StudyRule({ documents }: { documents: readonly DocumentOfType[] }) {
  const { t } = useTranslation('recipient-document')
  const dueState = useDueState()
  const study = documents.find(({ type }) => type === 'study-confirmation')
  if (!study) return null
  const due = study.state === 'missing' && study.due ? dueState(study.due) : undefined
  return (
    <Banner title={t(($) => $.study.rule)}>
      {due && <SpokenText text={t(($) => $.study.due[due.state], { date: shortDay(due.date) })} />}
      {study.state === 'received' && <span>{t(($) => $.study.received)}</span>}
      {study.expiresOn && (study.state === 'valid' || study.state === 'expiring') && (
        <SpokenText text={t(($) => $.study.valid, { date: shortDay(study.expiresOn) })} />
      )}
      {study.expiresOn && study.state === 'expired' && (
        <SpokenText text={t(($) => $.study.ended, { date: shortDay(study.expiresOn) })} />
      )}
    </Banner>
  )
}
