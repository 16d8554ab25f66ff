import { useTranslation } from 'react-i18next'
import type { DocumentOfType } from '../../shared/api/wire.ts'
import { shortDay } from '../../shared/format/czech-days.ts'
import { Banner } from '../../shared/ui/banner.tsx'

/**
 * Rule 10.11: from 15 years on the validity of documents is tied to the study confirmation, which
 * says when a new one is needed.
 */
export function StudyRule({ documents }: { documents: readonly DocumentOfType[] }) {
  const { t } = useTranslation('recipient-document')
  const study = documents.find(({ type }) => type === 'study-confirmation')
  if (!study) return null
  return (
    <Banner title={t(($) => $.study.rule)}>
      {study.state === 'missing' && study.due && t(($) => $.study.due, { date: shortDay(study.due ?? '') })}
      {study.state === 'received' && t(($) => $.study.received)}
      {study.validUntil &&
        (study.state === 'valid' || study.state === 'expiring') &&
        t(($) => $.study.valid, { date: shortDay(study.validUntil) })}
      {study.validUntil && study.state === 'expired' && t(($) => $.study.ended, { date: shortDay(study.validUntil) })}
    </Banner>
  )
}
