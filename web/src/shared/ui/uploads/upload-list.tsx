import { CircleCheck, Clock3, FolderUp, RotateCw, Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cleanFileName } from '#rules/formats/file-name.ts'
import { formatSizeAbove } from '#web/shared/format/file-size.ts'
import { FILE_LIMIT } from '#web/shared/uploads/file-refusal.ts'
import { cx } from '../class-names.ts'
import { SpokenText } from '../spoken/spoken-text.tsx'
import { useLanguage } from '../use-language.ts'
import { FileTypeIcon } from './file-type-icon.tsx'
import { UploadAnnouncer } from './upload-announcer.tsx'
import type { UploadItem } from './upload-item.ts'
import styles from './upload-list.module.css'

export type UploadListProps = {
  items: readonly UploadItem[]
  label?: string | undefined
  /** Offered on every row that is not being uploaded. */
  onRemove?: ((id: string) => void) | undefined
  /** Uploaded files stay in the list, without a button to remove them. */
  keepsSent?: boolean | undefined
  /** Offered on rows that failed. */
  onRetry?: ((id: string) => void) | undefined
  /** Offered instead of `onRetry` on rows whose file is lost. */
  onChooseAgain?: ((id: string) => void) | undefined
  /** Offered on a row that is being uploaded, until its body has been sent. */
  onCancel?: ((id: string) => void) | undefined
}

/** A list with a row for every file: icon, name, size, progress, state, remove, retry. It only shows; the feature uploads. */
export function UploadList(props: UploadListProps) {
  const { items, label, onRemove, keepsSent = false, onRetry, onChooseAgain, onCancel } = props
  const { t } = useTranslation('uploads')
  return (
    <>
      {items.length > 0 && (
        <ul className={styles.list} aria-label={label ?? t(($) => $.files)}>
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              onRemove={keepsSent && item.state === 'sent' ? undefined : onRemove}
              onRetry={onRetry}
              onChooseAgain={onChooseAgain}
              onCancel={onCancel}
            />
          ))}
        </ul>
      )}
      <UploadAnnouncer items={items} />
    </>
  )
}

type UploadRowProps = { item: UploadItem } & Pick<
  UploadListProps,
  'onRemove' | 'onRetry' | 'onChooseAgain' | 'onCancel'
>

function UploadRow({ item: given, onRemove, onRetry, onChooseAgain, onCancel }: UploadRowProps) {
  const item = { ...given, name: cleanFileName(given.name) }
  const { t } = useTranslation('uploads')
  const language = useLanguage()
  const isGoing = item.state === 'sent' && item.isGoing === true
  const again = item.state === 'failed' && item.isFileLost ? onChooseAgain : onRetry
  const trouble = item.state === 'failed' || item.state === 'refused'
  return (
    <li className={cx(styles.row, trouble && styles.trouble)}>
      <FileTypeIcon name={item.name} type={item.type} />
      <div className={styles.middle}>
        <span className={styles.name}>{item.name}</span>
        <span className={styles.meta}>
          <span className="num">{formatSizeAbove(FILE_LIMIT, item.size, language)}</span>
          <StateWords item={item} />
          {item.note !== undefined && (
            <span>
              <SpokenText text={item.note} />
            </span>
          )}
        </span>
        {item.state === 'sending' && (
          <progress
            className={styles.bar}
            max={1}
            value={item.progress}
            aria-label={t(($) => $.progress, { name: item.name })}
          />
        )}
        {trouble && <span className={styles.reason}>{item.reason}</span>}
      </div>
      <div className={styles.tools}>
        {item.state === 'failed' && again && (
          <button
            type="button"
            className={styles.tool}
            aria-label={t(($) => $[item.isFileLost ? 'chooseAgainFile' : 'retryFile'], { name: item.name })}
            onClick={() => again(item.id)}
          >
            {item.isFileLost ? <FolderUp aria-hidden="true" /> : <RotateCw aria-hidden="true" />}
            <span>{t(($) => $[item.isFileLost ? 'chooseAgain' : 'retry'])}</span>
          </button>
        )}
        {item.state === 'sending' && item.progress < 1 && onCancel && (
          <button
            type="button"
            className={styles.tool}
            aria-label={t(($) => $.cancelFile, { name: item.name })}
            onClick={() => onCancel(item.id)}
          >
            <X aria-hidden="true" />
            {t(($) => $.cancel)}
          </button>
        )}
        {item.state !== 'sending' && onRemove && (
          <button
            type="button"
            className={styles.tool}
            aria-disabled={isGoing || undefined}
            aria-label={t(($) => (isGoing ? $.removingFile : $.removeFile), { name: item.name })}
            onClick={() => onRemove(item.id)}
          >
            <Trash2 aria-hidden="true" />
            <span>{t(($) => (isGoing ? $.removing : $.remove))}</span>
          </button>
        )}
      </div>
    </li>
  )
}

function StateWords({ item }: { item: UploadItem }) {
  const { t } = useTranslation('uploads')
  const text = t(($) => $[item.state])
  if (item.state === 'sent') {
    return (
      <span className={cx(styles.state, styles.sent)}>
        <CircleCheck aria-hidden="true" />
        <span>{text}</span>
      </span>
    )
  }
  return (
    <span className={styles.state}>
      {item.state === 'waiting' && <Clock3 aria-hidden="true" />}
      <span>{text}</span>
      {item.state === 'sending' && <span className="num">{`${Math.round(item.progress * 100)}\u00a0%`}</span>}
    </span>
  )
}
