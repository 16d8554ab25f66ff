import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useClockValue } from '#web/shared/api/use-clock-value.ts'
import type { FullUser, Giving } from '#web/shared/api/wire.ts'
import { withNoBreakSpaces } from '#web/shared/format/czech-typography.ts'
import { formatDate } from '#web/shared/format/date.ts'
import { formatMoney } from '#web/shared/format/money.ts'
import { pragueDay } from '#web/shared/format/prague-day.ts'
import { accountKind } from '#web/shared/session/account-kind.ts'
import { Banner } from '#web/shared/ui/banner/banner.tsx'
import { SpokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import styles from './donor-home.module.css'
import { GiftTrail } from './gift-trail.tsx'
import { GivingByYear } from './giving-by-year.tsx'
import { type GiftOnItsWay as Gift, type LastPayment, nextStep, timeGiving, trailOf } from './giving-rules.ts'
import type { GiveByCard } from './next-step.tsx'
import { CardGiving, GiveMonthly, NoGiftYet } from './next-step.tsx'

/** Shown if the provider sends no data about giving: a greeting and the way to help. */
const nothingKnown: Giving = { Since: null, LastPayment: null, NextCharge: null }

type DonorHomeProps = {
  user: FullUser
  GiveByCard: GiveByCard
  /**
   * The families that received the last gifts; passed by the screen because it belongs to another
   * feature.
   */
  Family: ComponentType
  /** What needs the donor's attention first: a missing e-mail. */
  Warnings: ComponentType
  /** Invitations: a new document, the request for a rating. */
  Notice: ComponentType
}

export function DonorHome({ user, GiveByCard, Family, Warnings, Notice }: DonorHomeProps) {
  const today = useClockValue(pragueDay)
  const giving = user.Giving ?? nothingKnown
  const { isCompany } = accountKind(user)
  const { LastPayment: payment, NextCharge: charge } = giving
  return (
    <Stack gap={5}>
      <Greeting since={giving.Since} today={today} isCompany={isCompany} />
      <Warnings />
      {nextStep(giving) === 'first-gift' && <NoGiftYet isCompany={isCompany} GiveByCard={GiveByCard} />}
      {giving.OnItsWay && <GiftOnItsWay gift={giving.OnItsWay} />}
      {payment && <GiftReceived payment={payment} today={today} isCompany={isCompany} />}
      <div className={styles.columns}>
        <Family />
        <Stack gap={5}>
          <div className={styles.notices}>
            <Notice />
          </div>
          {payment && <GiftTrail payment={payment} today={today} isCompany={isCompany} />}
          {charge && <CardGiving charge={charge} />}
          {payment && !charge && <GiveMonthly amount={payment.Amount} GiveByCard={GiveByCard} />}
        </Stack>
      </div>
      {giving.Years && giving.Years.length > 0 && (
        <GivingByYear years={giving.Years} today={today} isCompany={isCompany} />
      )}
    </Stack>
  )
}

/** Announced before it becomes visible, so that the donor does not pay twice. */
function GiftOnItsWay({ gift }: { gift: Gift }) {
  const { t } = useTranslation('donor-home')
  const language = useLanguage()
  const date = (day: string) => formatDate(day, language)
  const title = t(($) => $.onItsWay.title, {
    amount: formatMoney(gift.Amount, language),
    date: date(gift.Received),
  })
  return (
    <Banner tone="ok" title={<SpokenText text={title} />}>
      <p className="soft">
        <SpokenText text={t(($) => $.onItsWay.shown, { date: date(gift.VisibleFrom) })} />
      </p>
    </Banner>
  )
}

type GreetingProps = { since: string | null; today: string; isCompany: boolean }

/** Without the name, which the menu shows and which would need declension here. */
function Greeting({ since, today, isCompany }: GreetingProps) {
  const { t } = useTranslation('donor-home')
  const language = useLanguage()
  const time = useTimeInWords(since, today)
  const who = isCompany ? 'company' : 'person'
  return (
    <Stack gap={2}>
      <h1>{t(($) => $.title)}</h1>
      <p className="soft">
        {since === null ? (
          t(($) => $.welcome)
        ) : time === undefined ? (
          <SpokenText text={t(($) => $[who].new, { date: formatDate(since, language) })} />
        ) : (
          t(($) => $[who].helping, { time })
        )}
      </p>
    </Stack>
  )
}

/** Such as „4 roky a 2 měsíce“ (4 years and 2 months); undefined in the first month. */
function useTimeInWords(since: string | null, today: string): string | undefined {
  const { t } = useTranslation('donor-home')
  const { years, months } = since === null ? { years: 0, months: 0 } : timeGiving(since, today)
  const inYears = withNoBreakSpaces(t(($) => $.years, { count: years }))
  const inMonths = withNoBreakSpaces(t(($) => $.months, { count: months }))
  if (years > 0 && months > 0) return t(($) => $.yearsAndMonths, { years: inYears, months: inMonths })
  if (years > 0) return inYears
  return months > 0 ? inMonths : undefined
}

type GiftReceivedProps = { payment: LastPayment; today: string; isCompany: boolean }

/** The received-payment notice of rule 2.5: the amount, the date, and what happens next. */
function GiftReceived({ payment, today, isCompany }: GiftReceivedProps) {
  const { t } = useTranslation('donor-home')
  const language = useLanguage()
  const date = (day: string) => formatDate(day, language)
  const { handed } = trailOf(payment, today)
  return (
    <Banner
      tone="ok"
      title={
        <SpokenText
          text={t(($) => $[isCompany ? 'company' : 'person'].received, {
            amount: formatMoney(payment.Amount, language),
            date: date(payment.Received),
          })}
        />
      }
    >
      <p className="soft">
        <SpokenText text={t(($) => $.handover[handed], { date: date(payment.DistributionOn) })} />
      </p>
    </Banner>
  )
}
