import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LongForm } from '../../shared/long-form/long-form.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { draftOfSent, noCall } from './sent-renewal.tsx'
import type { UnsentAnswers } from './unsent-answers.ts'

/** Another tab sent the renewal with other answers: these can be read and copied. */
export function UnsentNotice({ unsent: { definition, answers } }: { unsent: UnsentAnswers }) {
  const { t } = useTranslation('renewal')
  const draft = useMemo(() => draftOfSent(answers), [answers])
  return (
    <Stack gap={5}>
      <Banner tone="warn" role="alert" title={t(($) => $.elsewhere.title)}>
        {t(($) => $.elsewhere.text)}
      </Banner>
      <LongForm
        definition={definition}
        draft={draft}
        remarks={[]}
        files={undefined}
        intro={<h2>{t(($) => $.elsewhere.unsent)}</h2>}
        send={noCall}
        isReadOnly
      />
      <h2>{t(($) => $.elsewhere.sent)}</h2>
    </Stack>
  )
}
