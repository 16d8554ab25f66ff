import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useSave } from '../../shared/api/use-save.ts'
import type { DonorDocument } from '../../shared/api/wire.ts'
import { fileOf, saveFile } from '../../shared/ui/save-file.ts'
import { downloadDocument } from './document-queries.ts'
import { fileText } from './documents-shown.ts'

/** One click saves one file; the donor retries a failed download by clicking again. */
export function useDownload(document: DonorDocument) {
  const { t } = useTranslation('document')
  const api = useApi()
  const [failure, setFailure] = useState<ApiFailure>()
  const [isSaved, setSaved] = useState(false)
  const { key, mark } = fileText(document)
  const name = t(($) => $.fileName[key], { mark })
  const { isSaving, save } = useSave({
    mutationFn: (documentId: string) => downloadDocument(api, documentId),
    onSuccess: (pdf) => {
      saveFile(fileOf(pdf, name))
      setSaved(true)
    },
    onError: setFailure,
  })

  function download() {
    setFailure(undefined)
    setSaved(false)
    save(document.documentId)
  }

  return { download, isDownloading: isSaving, isSaved, failure, name }
}
