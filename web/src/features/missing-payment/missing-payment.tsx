import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import type { MissingPaymentReported, PaidSomehow } from '#web/shared/api/wire.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { formatDate } from '#web/shared/format/date.ts'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import type { AccountKind } from '#web/shared/session/account-kind.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { ButtonLink } from '#web/shared/ui/button/button-link.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { DescriptionList } from '#web/shared/ui/description-list/description-list.tsx'
import { LetterPicture } from '#web/shared/ui/illustrations/letter-picture.tsx'
import { NoticeHeading } from '#web/shared/ui/notice-heading.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import { ANSWER, type MissingPaymentStep, paidOf, STEPS } from './answers.ts'
import { CheckedAnswers } from './checked-answers.tsx'
import styles from './missing-payment.module.css'
import { missingPaymentCheckQuery } from './missing-payment-queries.ts'
import { AmountStep, HowStep, SymbolStep, WhenStep } from './steps.tsx'
import { type Guide, useGuide } from './use-guide.ts'
import { VerdictPanel } from './verdict-panel.tsx'

type MissingPaymentProps = { personId: string; ownNumber: string; kind: AccountKind }

/** Four questions, then the result by the rules (rule 7.11). */
export function MissingPayment({ personId, ownNumber, kind }: MissingPaymentProps) {
  const guide = useGuide(personId)
  const paid = paidOf(guide.answers)
  const { step, answers } = guide
  if (step === ANSWER && paid && answers.reported)
    return <Reported reported={answers.reported} paid={paid} guide={guide} />
  if (step === ANSWER) return paid ? <MissingPaymentAnswer paid={paid} guide={guide} kind={kind} /> : null
  return (
    <StepFrame key={step} step={step} guide={guide}>
      {step === 'zpusob' && <HowStep guide={guide} />}
      {step === 'den' && <WhenStep guide={guide} />}
      {step === 'castka' && <AmountStep guide={guide} />}
      {step === 'symbol' && <SymbolStep guide={guide} ownNumber={ownNumber} />}
    </StepFrame>
  )
}

/** One question per page. */
function StepFrame({ step, guide, children }: { step: MissingPaymentStep; guide: Guide; children: ReactNode }) {
  const { t } = useTranslation('missing-payment')
  const index = STEPS.indexOf(step)
  const before = STEPS[index - 1]
  return (
    <Stack gap={4} className={styles.page}>
      <Link to={before ? guide.pathOf(before) : paths.payments} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        <span>{before ? t(($) => $.back) : t(($) => $.backToPayments)}</span>
      </Link>
      <Card as="section" variant="roomy">
        <Stack gap={5}>
          <Stack gap={2}>
            <p className="soft">{t(($) => $.progress, { step: index + 1, count: STEPS.length })}</p>
            <NoticeHeading takesFocus={guide.hasMoved}>{t(($) => $.question[step])}</NoticeHeading>
            {index === 0 && <p>{t(($) => $.lead)}</p>}
          </Stack>
          {children}
        </Stack>
      </Card>
    </Stack>
  )
}

/** The answers stay even if the request fails. */
function MissingPaymentAnswer({ paid, guide, kind }: { paid: PaidSomehow; guide: Guide; kind: AccountKind }) {
  const { t } = useTranslation('missing-payment')
  const { data, failure, retry } = useLoaded(missingPaymentCheckQuery(useApi(), paid))
  return (
    <Stack gap={4} className={styles.page}>
      <Link to={guide.pathOf('symbol')} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {t(($) => $.back)}
      </Link>
      {data ? (
        <VerdictPanel check={data} paid={paid} guide={guide} kind={kind} onCheckAgain={retry} />
      ) : (
        <Card as="section" variant="roomy">
          <Stack gap={5}>
            <NoticeHeading takesFocus={guide.hasMoved}>{t(($) => $.looking)}</NoticeHeading>
            {!failure && <Skeleton shape="text" lines={3} />}
            {failure?.error === 'day-in-future' && (
              <Banner
                tone="warn"
                role="alert"
                title={t(($) => $.dayInFuture)}
                actions={<Button onClick={() => guide.goTo('den')}>{t(($) => $.changeDay)}</Button>}
              />
            )}
            {failure && failure.error !== 'day-in-future' && (
              <FailureBanner
                ns="missing-payment"
                failure={failure}
                part={t(($) => $.checkFailed)}
                phone="donors"
                onRetry={retry}
              />
            )}
          </Stack>
        </Card>
      )}
      <CheckedAnswers paid={paid} guide={guide} />
    </Stack>
  )
}

type ReportedProps = { reported: MissingPaymentReported; paid: PaidSomehow; guide: Guide }

/** The receipt of the report: the date of the answer, and what to say on the phone. */
function Reported({ reported, paid, guide }: ReportedProps) {
  const { t } = useTranslation('missing-payment')
  const language = useLanguage()
  const answerBy = formatDate(reported.answerBy, language)
  return (
    <Stack gap={4} className={styles.page}>
      <Card as="section" variant="roomy">
        <Stack gap={4}>
          <div className={styles.picture}>
            <LetterPicture />
          </div>
          <NoticeHeading takesFocus>{t(($) => $.reported.title)}</NoticeHeading>
          <p>
            <SpokenText text={t(($) => $.reported.lead, { date: answerBy })} />
          </p>
          <DescriptionList
            rows={[
              {
                id: 'reference',
                term: t(($) => $.reported.reference),
                value: <strong className="num">{reported.reference}</strong>,
              },
              {
                id: 'sent',
                term: t(($) => $.reported.sent),
                value: <DateText value={reported.sentAt} form="dateTime" />,
              },
            ]}
          />
          <Row gap={3} className="no-print">
            <ButtonLink to={paths.payments} variant="primary">
              {t(($) => $.toPayments)}
            </ButtonLink>
            <Button variant="link" onClick={guide.restart}>
              {t(($) => $.another)}
            </Button>
          </Row>
        </Stack>
      </Card>
      <CheckedAnswers paid={paid} />
    </Stack>
  )
}
