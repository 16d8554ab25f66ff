import { FileDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { useSave } from '../../shared/api/use-save.ts'
import type { CertificatePreview } from '../../shared/api/wire.ts'
import { FailureBanner } from '../../shared/failure/failure-banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { fileFromBlob, saveFile } from '../../shared/ui/save-file.ts'
import { Stack } from '../../shared/ui/stack.tsx'
import { previewCertificate } from './tax-data-queries.ts'

type CertificateButtonProps = { request: CertificatePreview | undefined }

/** For a phone, without room for a sheet: the PDF is fetched on demand, and opened by the phone itself. */
export function CertificateButton({ request }: CertificateButtonProps) {
  const { t } = useTranslation('tax-data')
  const api = useApi()
  const { isSaving, save, failure } = useSave({
    mutationFn: async (wanted: CertificatePreview) => ({ wanted, paper: await previewCertificate(api, wanted) }),
    onSuccess: ({ wanted, paper }) =>
      saveFile(
        fileFromBlob(
          paper,
          t(($) => $.preview.fileName, { year: wanted.taxYear }),
        ),
      ),
  })

  if (!request) return <p className="soft small">{t(($) => $.preview.saveFirst)}</p>
  return (
    <Stack gap={3} align="start">
      <Button busy={isSaving} onClick={() => save(request)}>
        <FileDown aria-hidden="true" />
        {t(($) => $.preview.save)}
      </Button>
      {failure && (
        <FailureBanner
          ns="tax-data"
          section="preview.failed"
          failure={failure}
          title={t(($) => $.preview.failed.title)}
        />
      )}
    </Stack>
  )
}
