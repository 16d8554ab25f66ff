import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../shared/ui/use-language.ts'

/** On an English page: why the stories are in Czech. */
export function InCzech() {
  const { t } = useTranslation('family')
  return useLanguage() === 'en' ? <p className="soft small">{t(($) => $.inCzech)}</p> : null
}
