import { useTranslation } from 'react-i18next'
import { withFixedSpaces } from '#web/shared/format/czech-typography.ts'
import { useLanguage } from '#web/shared/ui/use-language.ts'

/** On an English page: why the stories are in Czech. */
export function InCzech() {
  const { t } = useTranslation('family')
  return useLanguage() === 'en' ? <p className="soft small">{t(($) => $.inCzech)}</p> : null
}

/** Always in Czech, without a preposition alone at the end of a line. */
export function CzechText({ children }: { children: string }) {
  return <span lang="cs">{withFixedSpaces(children)}</span>
}
