import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fitAnswers } from '#rules/forms/check-answers.ts'
import { isUntouched } from '../form-engine/answered.ts'
import { useAllAnswers } from '../form-engine/answers.ts'
import { FaultsSummary } from '../form-engine/faults-summary.tsx'
import { Link } from '../navigation/navigation.tsx'
import { confirm, showAlert } from '../ui/alerts/alerts.ts'
import { Banner } from '../ui/banner/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { Row, Stack } from '../ui/stack/stack.tsx'
import { hasAny } from './fault-sets.ts'
import { useLongForm, useParts } from './form-context.ts'
import styles from './long-form.module.css'
import { type OpenRemark, openRemarks } from './open-remarks.ts'
import { PartHeading } from './part-heading.tsx'
import { FILES } from './use-form-place.ts'
import { WholeForm } from './whole-form.tsx'

/** All answers, to be checked before sending; only this page can send (GOV.UK check answers). */
export function CheckPage() {
  const { t } = useTranslation('long-form')
  const { definition, draft, files, send, faults, place, remarks, returned = {} } = useLongForm()
  const tellRefused = useRefusedDialog(faults.round)
  // An answer may change in another window meanwhile.
  const answers = useAllAnswers(draft.answers)
  const unchanged = openRemarks(definition, remarks, returned, answers)
  const unfinished = files?.unfinished ?? []
  const isReady = useParts().every(({ state }) => state === 'done')

  async function submit(): Promise<void> {
    if (draft.isOver()) return
    draft.answers.flush()
    const found = faults.all()
    if (!hasAny(found)) return sendConfirmed()
    await tellRefused()
    // After the dialog, the summary links to the faults.
    faults.accuse(found)
  }

  /** A returned form can be sent once, so an unchanged part needs a confirmation first. */
  async function sendConfirmed(): Promise<void> {
    const now = draft.answers.all()
    const isSure =
      openRemarks(definition, remarks, returned, now).length === 0 ||
      (await confirm({ title: t(($) => $.remarks.confirmTitle), text: t(($) => $.remarks.confirmText) }))
    if (isSure && !draft.isOver()) send.onSend(fitAnswers(definition, draft.answers.all()))
  }

  return (
    <Stack gap={5}>
      <PartHeading title={t(($) => $.check.title)} caption={definition.title} />
      <FaultsSummary
        definition={definition}
        faults={faults.shown}
        fileText={files?.faultText}
        attempt={faults.attempt}
        untouched={definition.sections.filter((section) => isUntouched(definition, section, answers))}
        sectionHref={(id) => place.hrefOf(id === 'files' ? FILES : id, { returnsToCheck: true })}
      />
      {unchanged.length > 0 && (
        <OpenRemarksBanner remarks={unchanged} sectionHref={(id) => place.hrefOf(id, { returnsToCheck: true })} />
      )}
      {!isReady && <p>{t(($) => $.check.unfinished)}</p>}
      {unfinished.length > 0 && (
        <p>
          <Link to={place.hrefOf(FILES, { returnsToCheck: true })}>{files?.title}</Link>
          <span>{`: ${t(($) => $.unfinished, { files: unfinished.join(', ') })}`}</span>
        </p>
      )}
      <WholeForm isChangeable />
      {send.problem}
      <Row gap={4} className="no-print">
        <Button variant="primary" busy={send.isSending} onClick={() => void submit()}>
          {send.label}
        </Button>
        <Button variant="link" onClick={() => window.print()}>
          {t(($) => $.check.print)}
        </Button>
      </Row>
    </Stack>
  )
}

type OpenRemarksBannerProps = { remarks: readonly OpenRemark[]; sectionHref: (sectionId: string) => string }

/** Remarks of the foundation whose answers have not been changed yet, each with a link to its part. */
function OpenRemarksBanner({ remarks, sectionHref }: OpenRemarksBannerProps) {
  const { t } = useTranslation('long-form')
  return (
    <Banner tone="warn" title={t(($) => $.remarks.title)}>
      <ul className={styles.remarks}>
        {remarks.map(({ itemId, text, sectionId, sectionTitle }) => (
          <li key={`${itemId} ${text}`}>
            <Link to={sectionHref(sectionId)}>{sectionTitle}</Link>
            <span>{`: ${text}`}</span>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** Rule 12.5, for a missing required answer. Each new round of the provider's refusal shows it automatically. */
function useRefusedDialog(round: number): () => Promise<void> {
  const { t } = useTranslation('long-form')
  const { t: ofForm } = useTranslation('form')
  const shownRound = useRef(round)
  const shown = useRef<Promise<void>>(undefined)

  /** Shows one dialog at a time, however often the button is clicked. */
  function show(): Promise<void> {
    shown.current ??= showAlert({
      title: t(($) => $.refused),
      text: ofForm(($) => $['frm-validation-required-field-missing']),
    }).finally(() => {
      shown.current = undefined
    })
    return shown.current
  }

  const showNow = useEffectEvent(() => void show())
  useEffect(() => {
    if (shownRound.current === round) return
    shownRound.current = round
    showNow()
  }, [round])
  return show
}
