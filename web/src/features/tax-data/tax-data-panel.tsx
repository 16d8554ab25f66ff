import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useClockValue } from '#web/shared/api/use-clock-value.ts'
import type { DonorData } from '#web/shared/api/wire.ts'
import { StaleNote } from '#web/shared/conflict/stale-note.tsx'
import { type FormRound, useFormRound } from '#web/shared/drafts/form-round.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { pragueDay } from '#web/shared/format/prague-day.ts'
import { paths } from '#web/shared/paths.ts'
import { accountKindOf } from '#web/shared/session/account-kind.ts'
import { useDonorData } from '#web/shared/session/donor-data.ts'
import type { SignedIn } from '#web/shared/session/session.ts'
import { Card } from '#web/shared/ui/card/card.tsx'
import { PageIntro } from '#web/shared/ui/page-intro.tsx'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { CertificateCard } from './certificate-card.tsx'
import styles from './tax-data.module.css'
import { TaxDataForm } from './tax-data-form.tsx'
import { openingFields } from './tax-data-values.ts'
import { useTaxForm } from './use-tax-form.ts'

type TaxDataPanelProps = { session: SignedIn }

/** /muj-ucet/danove: the recipient of the yearly certificate, and its preview. */
export function TaxDataPanel({ session }: TaxDataPanelProps) {
  const { t } = useTranslation('tax-data')
  const { donor, failure, staleness, retry } = useDonorData(session)
  const { round, ...form } = useFormRound()
  return (
    <Stack gap={5}>
      <PageIntro
        back={<Link to={paths.account}>{t(($) => $.back)}</Link>}
        title={t(($) => $.title)}
        lead={t(($) => $.lead)}
      />
      {donor && <StaleNote failure={staleness} onRetry={retry} />}
      {donor && <FormAndPaper key={round} donor={donor} session={session} {...form} />}
      {!donor && failure === undefined && <Skeleton shape="titled" lines={6} />}
      {!donor && failure !== undefined && (
        <FailureBanner
          ns="tax-data"
          failure={failure}
          title={t(($) => $.load.title)}
          text={t(($) => $.load.lead)}
          onRetry={retry}
        />
      )}
    </Stack>
  )
}

type FormAndPaperProps = { donor: DonorData; session: SignedIn } & Omit<FormRound, 'round'>

/** The form and, at its side, the resulting certificate. */
function FormAndPaper({ donor, session, carried, onRenew }: FormAndPaperProps) {
  const today = useClockValue(pragueDay)
  // A profile refreshed meanwhile must not change fields while the donor edits them.
  const [opening] = useState(() => openingFields(donor, accountKindOf(session).taxSubject))
  const form = useTaxForm(opening, today, carried)
  return (
    <div className={styles.columns}>
      <Card as="section" variant="roomy">
        <TaxDataForm form={form} donor={donor} opening={opening} today={today} carried={carried} onRenew={onRenew} />
      </Card>
      <CertificateCard
        read={form.read}
        address={donor.address}
        giving={session.fullUser.Giving ?? undefined}
        currentYear={Number(today.slice(0, 4))}
      />
    </div>
  )
}
