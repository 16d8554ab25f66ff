import { useTranslation } from 'react-i18next'
import type { RequestVariant } from '../../shared/api/wire.ts'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { PageIntro } from '../../shared/ui/page-intro.tsx'

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
