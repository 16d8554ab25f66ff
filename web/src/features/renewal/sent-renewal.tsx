import { Printer } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormDefinition } from '#rules/forms/form.ts'
import type { Renewal } from '#web/shared/api/wire.ts'
import { useDrafts } from '#web/shared/drafts/drafts-context.tsx'
import { FilesSummary } from '#web/shared/form-files/files-step.tsx'
import { LongForm } from '#web/shared/long-form/long-form.tsx'
import { answersIn } from '#web/shared/long-form/timed-answers.ts'
import { fromFields } from '#web/shared/long-form/timed-values.ts'
import { type UnsentAnswers, unsentAnswers } from '#web/shared/long-form/unsent-answers.ts'
import { draftOfSent, noCall, UnsentNotice } from '#web/shared/long-form/unsent-notice.tsx'
import { useSession } from '#web/shared/session/session-context.tsx'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { whileMounted } from '#web/shared/while-mounted.ts'
import { answersOf } from './financial-request.ts'
import { useRenewalDefinition } from './open-renewal.tsx'
import { Receipt } from './receipt.tsx'
import styles from './renewal.module.css'
import { RENEWAL_DRAFT } from './renewal-draft.ts'

/**
 * The answers stored on this device that differ from those sent from elsewhere (rule 18.20). They are destroyed if none differs, or by
 * `discard`.
 */
function useStoredUnsent({ request }: Pick<Renewal, 'request'>, definition: FormDefinition) {
  const drafts = useDrafts()
  const session = useSession()
  const person = session.isLoggedIn ? session.personId : ''
  const [unsent, setUnsent] = useState<UnsentAnswers>()
  useEffect(() => {
    const draft = drafts.of(person, RENEWAL_DRAFT)
    return whileMounted(draft.read(), (stored) => {
      if (!stored || !request) return
      const found = unsentAnswers(definition, answersIn(fromFields(stored.fields)), answersOf(request))
      setUnsent(found)
      if (!found) draft.remove()
    })
  }, [drafts, person, request, definition])

  function discard() {
    drafts.of(person, RENEWAL_DRAFT).remove()
    setUnsent(undefined)
  }
  return { unsent, discard }
}

type SentRenewalProps = {
  renewal: Renewal
  /** The answers of this tab that were not sent; those stored on the device if it has none. */
  unsent: UnsentAnswers | undefined
}

/** They can no longer be changed (rule 11.4). */
export function SentRenewal({ renewal, unsent }: SentRenewalProps) {
  const { t } = useTranslation('renewal')
  const { receipt, request, files } = renewal
  const definition = useRenewalDefinition(renewal)
  const draft = useMemo(() => draftOfSent(answersOf(request)), [request])
  const stored = useStoredUnsent(renewal, definition)
  const [isDiscarded, setDiscarded] = useState(false)
  const shown = isDiscarded ? undefined : (unsent ?? stored.unsent)
  function discard() {
    stored.discard()
    setDiscarded(true)
  }
  return (
    <Stack gap={5}>
      {shown && (
        <>
          <UnsentNotice unsent={shown} />
          <div className={styles.notPrinted}>
            <Button onClick={discard}>{t(($) => $.elsewhere.discard)}</Button>
          </div>
          <h2>{t(($) => $.elsewhere.sent)}</h2>
        </>
      )}
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
