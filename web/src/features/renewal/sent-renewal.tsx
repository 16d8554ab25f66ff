import { Printer } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormAnswers } from '#rules/forms/form.ts'
import type { Renewal } from '../../shared/api/wire.ts'
import { useDrafts } from '../../shared/drafts/drafts-context.tsx'
import { createAnswers } from '../../shared/form-engine/answers.ts'
import { FilesSummary } from '../../shared/form-files/files-step.tsx'
import { LongForm } from '../../shared/long-form/long-form.tsx'
import { createNotes } from '../../shared/long-form/notes.ts'
import type { AnswersDraft } from '../../shared/long-form/use-answers-draft.ts'
import { useSession } from '../../shared/session/session-context.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { financialAnswers } from './financial-request.ts'
import { useRenewalDefinition } from './open-renewal.tsx'
import { Receipt } from './receipt.tsx'
import styles from './renewal.module.css'
import { RENEWAL_DRAFT } from './renewal-draft.ts'
import type { UnsentAnswers } from './unsent-answers.ts'

const nothing = () => {}
export const noCall = { label: '', isSending: false, problem: null, serverFaults: {}, onSend: nothing }

/** They can no longer be changed (rule 11.4). */
export function SentRenewal({ renewal }: { renewal: Renewal }) {
  const { t } = useTranslation('renewal')
  const { receipt, request, files } = renewal
  const definition = useRenewalDefinition(renewal)
  const draft = useMemo(() => draftOfSent(answersOf(request)), [request])
  useNothingLeft()
  return (
    <Stack gap={5}>
      <Banner tone="ok" title={t(($) => $.sent.locked)}>
        {t(($) => $.sent.lockedText)}
      </Banner>
      {receipt && (
        <Card>
          <Receipt receipt={receipt} />
        </Card>
      )}
      {request && (
        <LongForm
          definition={definition}
          draft={draft}
          remarks={[]}
          files={{
            title: t(($) => $.files.title),
            isComplete: true,
            faults: {},
            element: null,
            summary: <FilesSummary state={{ files, handedOtherwise: request.handedOtherwise }} />,
          }}
          intro={null}
          send={noCall}
          isReadOnly
        />
      )}
      <div className={styles.notPrinted}>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t(($) => $.sent.print)}
        </Button>
      </div>
    </Stack>
  )
}

export function answersOf(request: Renewal['request']): FormAnswers {
  if (request === null) return {}
  return request.kind === 'financial' ? financialAnswers(request) : request.answers
}

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

/** Sent from elsewhere: the draft on this device is obsolete. */
function useNothingLeft() {
  const drafts = useDrafts()
  const session = useSession()
  const person = session.isLoggedIn ? session.personId : ''
  useEffect(() => drafts.of(person, RENEWAL_DRAFT).remove(), [drafts, person])
}

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
