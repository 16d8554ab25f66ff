import { useTranslation } from 'react-i18next'
import type { MissingPaymentReported, PaidSomehow } from '../../shared/api/wire.ts'
import { formatDate } from '../../shared/format/date.ts'
import { withNoBreakSpaces } from '../../shared/format/no-break-spaces.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ButtonLink } from '../../shared/ui/button-link.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { DateText } from '../../shared/ui/date-text.tsx'
import { DescriptionList } from '../../shared/ui/description-list.tsx'
import { LetterPicture } from '../../shared/ui/illustrations/letter-picture.tsx'
import { NoticeHeading } from '../../shared/ui/notice-heading.tsx'
import { Row, Stack } from '../../shared/ui/stack.tsx'
import { useLanguage } from '../../shared/ui/use-language.ts'
import { CheckedAnswers } from './checked-answers.tsx'
import styles from './missing-payment.module.css'
import type { Guide } from './use-guide.ts'

type ReportedProps = { reported: MissingPaymentReported; paid: PaidSomehow; guide: Guide }

/** The receipt of the report: the date of the answer, and what to say on the phone. */
export function Reported({ reported, paid, guide }: ReportedProps) {
  const { t } = useTranslation('missing-payment')
  const language = useLanguage()
  const answerBy = withNoBreakSpaces(formatDate(reported.answerBy, language))
  return (
    <Stack gap={4} className={styles.page}>
      <Card as="section" variant="roomy">
        <Stack gap={4}>
          <div className={styles.picture}>
            <LetterPicture />
          </div>
          <NoticeHeading takesFocus>{t(($) => $.reported.title)}</NoticeHeading>
          <p>{t(($) => $.reported.lead, { date: answerBy })}</p>
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
