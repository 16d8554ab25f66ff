import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type UploadItem, type UploadState, uploadState } from './upload-item.ts'

type Announced = Readonly<Record<string, UploadState | undefined>>

/** Announces the start, the half and the end of each upload, politely and once; nothing in between. */
export function UploadAnnouncer({ items }: { items: readonly UploadItem[] }) {
  const { t } = useTranslation('uploads')
  const [announced, setAnnounced] = useState<Announced>(() => momentsOf(items))
  const [text, setText] = useState('')
  const changed = items.filter((item) => uploadState(item) !== undefined && uploadState(item) !== announced[item.id])
  // An upload that failed without a row of its own: its form says so, and the region must not say that it goes on.
  const isCut = items.length === 0 && Object.values(announced).some((state) => state === 'start' || state === 'half')
  // Set while rendering, so that the text changes together with its row.
  if (changed.length > 0 || isCut) {
    setAnnounced(momentsOf(items))
    setText(changed.map((item) => sentence(item, t)).join(' '))
  }
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {text}
    </div>
  )
}

function momentsOf(items: readonly UploadItem[]): Announced {
  return Object.fromEntries(items.map((item) => [item.id, uploadState(item)]))
}

function sentence(item: UploadItem, t: TFunction<'uploads'>): string {
  const { name } = item
  switch (uploadState(item)) {
    case 'start':
      return t(($) => $.saidStart, { name })
    case 'half':
      return t(($) => $.saidHalf, { name })
    case 'end':
      return t(($) => $.saidEnd, { name })
    case 'failed':
      return t(($) => $.saidFailed, { name, reason: 'reason' in item ? item.reason : '' })
    case undefined:
      return ''
  }
}
