import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilePicker } from '#web/shared/ui/uploads/file-picker.tsx'
import type { UploadItem } from '#web/shared/ui/uploads/upload-item.ts'
import { UploadList } from '#web/shared/ui/uploads/upload-list.tsx'
import { Section } from './section.tsx'

export function UploadSection() {
  const { t } = useTranslation('gallery')
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [added, setAdded] = useState<readonly UploadItem[]>([])
  const rows: UploadItem[] = [
    { id: '1', name: 'Lékařská zpráva Tomáška z fakultní nemocnice.pdf', size: 1_258_291, state: 'sent' },
    { id: '2', name: 'rodina-na-vylete.jpg', size: 4_404_019, state: 'sending', progress: 0.62 },
    { id: '3', name: 'potvrzeni.docx', size: 84_992, state: 'waiting' },
    { id: '4', name: 'vypis.xlsx', size: 20_480, state: 'failed', reason: t(($) => $.uploads.failed) },
    { id: '5', name: 'sken.bmp', size: 9_437_184, state: 'refused', reason: t(($) => $.uploads.oversize) },
    { id: '6', name: 'prehled.csv', size: 512, state: 'refused', reason: t(($) => $.uploads.type) },
    { id: '7', name: 'neznamy.xyz', size: 1024, state: 'waiting' },
  ]
  const shown = [...rows, ...added].filter((row) => !removed.includes(row.id))

  return (
    <Section name="uploads">
      <FilePicker
        name="files"
        label={t(($) => $.uploads.picker)}
        hint={t(($) => $.uploads.pickerHint)}
        onFiles={(files) =>
          setAdded([
            ...added,
            ...files.map(
              (file, at): UploadItem => ({
                id: `added-${added.length + at}`,
                name: file.name,
                size: file.size,
                type: file.type,
                state: 'waiting',
              }),
            ),
          ])
        }
      />
      <UploadList items={shown} onRemove={(id) => setRemoved([...removed, id])} onRetry={() => undefined} />
    </Section>
  )
}
