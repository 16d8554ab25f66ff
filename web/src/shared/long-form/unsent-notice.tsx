import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormAnswers } from '#rules/forms/form.ts'
import { createAnswers } from '../form-engine/answers.ts'
import { Banner } from '../ui/banner/banner.tsx'
import { Stack } from '../ui/stack/stack.tsx'
import { LongForm } from './long-form.tsx'
import { createNotes } from './notes.ts'
import type { UnsentAnswers } from './unsent-answers.ts'
import type { AnswersDraft } from './use-answers-draft.ts'

const nothing = () => {}
export const noCall = { label: '', isSending: false, problem: null, serverFaults: {}, onSend: nothing }

export const draftOfSent = (answers: FormAnswers): AnswersDraft => ({
  answers: createAnswers(answers),
  notes: createNotes(),
  storedAt: undefined,
  isRestored: false,
  isJoined: false,
  isReady: true,
  discard: nothing,
  forget: nothing,
  isOver: () => true,
})

/** The form was sent from another window or device: the answers from here can be read and copied (rule 18.20). */
export function UnsentNotice({ unsent: { definition, answers } }: { unsent: UnsentAnswers }) {
  const { t } = useTranslation('long-form')
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
    </Stack>
  )
}
