import { useTranslation } from 'react-i18next'
import type { RequestVariant } from '../../shared/api/wire.ts'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { PageIntro } from '../../shared/ui/page-intro.tsx'

/** The title and the lead, shown from the start: above the loading form, and above an error. */
export function RequestHead({ variant }: { variant: RequestVariant }) {
  const { t } = useTranslation('help-request')
  return (
    <PageIntro
      back={<Link to={paths.requestForm}>{t(($) => $.form.back)}</Link>}
      title={t(($) => $.form[variant])}
      lead={t(($) => $.form.lead)}
    />
  )
}
