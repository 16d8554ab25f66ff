import { QrCode as QrIcon } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#web/shared/api/api-context.tsx'
import { useLoaded } from '#web/shared/api/use-loaded.ts'
import type { Frequency } from '#web/shared/api/wire.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { useExternalLink } from '#web/shared/navigation/links-out.ts'
import { useSession } from '#web/shared/session/session-context.tsx'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import { EmptyState } from '#web/shared/ui/empty-state/empty-state.tsx'
import { LetterPicture } from '#web/shared/ui/illustrations/letter-picture.tsx'
import { Dialog } from '#web/shared/ui/overlay/dialog.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { AmountChoice } from './amount-choice.tsx'
import { readAmount } from './gift-amount.ts'
import { type GiftChoice, GiftChooser, giverOf, symbolOf } from './gift-chooser.tsx'
import styles from './giving.module.css'
import { GivingCalendar } from './giving-calendar.tsx'
import { type Payee, payeeQuery } from './giving-queries.ts'
import type { GiftOfLink } from './linked-gift.tsx'
import linkStyles from './more-links.module.css'
import { PaymentMethods } from './payment-methods.tsx'
import { QrFigure } from './qr-figure.tsx'

/** The number of anonymous gifts is unknown until the account is loaded. */
export type ChosenGift = { angelNumber: string | undefined; amount: number | undefined; frequency: Frequency }

type HowToHelpProps = {
  /** Of the signed-in donor; a visitor fills it in. */
  ownNumber: string | undefined
  /** The values of a link, and the notice about it. */
  gift?: GiftOfLink | undefined
  notice?: ReactNode
  /** The donor's recurring payments by card; from another feature. */
  recurring: ReactNode
  /** The button of the payment by card; from another feature. */
  CardButton: ComponentType<ChosenGift>
}

/** /jak-pomahat: choose a gift, and see every payment method. */
export function HowToHelp({ ownNumber, gift, notice, recurring, CardButton }: HowToHelpProps) {
  const { t } = useTranslation('giving')
  const { data } = useLoaded(payeeQuery(useApi()))
  const [choice, setChoice] = useState<GiftChoice>(() => ({
    // The amount of a link is for a single gift.
    frequency: gift ? 'one-off' : 'recurring',
    amount: { isGood: true, amount: gift?.amount ?? 300 },
    giver: giverOf(gift?.variableSymbol, ownNumber),
  }))
  const { isLoggedIn } = useSession()
  const recipient = data?.recipient
  const { frequency, giver } = choice
  const { amount } = choice.amount
  const angelNumber = symbolOf(giver, recipient?.account.anonymousNumber)
  return (
    <Stack gap={5} className={cx(styles.page, !isLoggedIn && styles.visitor)}>
      <Stack gap={2} as="header">
        <h1>{t(($) => $.title)}</h1>
        <p className="soft">{t(($) => $.lead)}</p>
      </Stack>
      {notice}
      {recurring}
      <GiftChooser
        choice={choice}
        onChoose={(part) => setChoice((chosen) => ({ ...chosen, ...part }))}
        actions={
          recipient && angelNumber && <OneOffQr recipient={recipient} angelNumber={angelNumber} amount={amount} />
        }
      />
      {giver.kind !== 'anonymous' && angelNumber === undefined ? (
        <NumberMissing />
      ) : (
        <PaymentMethods
          angelNumber={angelNumber ?? ''}
          amount={amount}
          isUnreadable={!choice.amount.isGood}
          frequency={frequency}
          cardAction={<CardButton angelNumber={angelNumber} amount={amount} frequency={frequency} />}
        />
      )}
      <GivingCalendar frequency={frequency} />
      <MoreLinks />
    </Stack>
  )
}

/** Details with another number would credit the gift to another account. */
function NumberMissing() {
  const { t } = useTranslation('giving')
  return (
    <Card variant="flat">
      <EmptyState picture={<LetterPicture />} title={t(($) => $.giver.missing)}>
        <p>{t(($) => $.giver.missingLead)}</p>
      </EmptyState>
    </Card>
  )
}

type OneOffQrProps = { recipient: Payee; angelNumber: string; amount: number | undefined }

/** The QR code modal for a one-off payment (rule 7.12): the chosen amount, the code at once. */
function OneOffQr({ recipient, angelNumber, amount }: OneOffQrProps) {
  const { t } = useTranslation('giving')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <QrIcon aria-hidden="true" />
        {t(($) => $.oneOff.open)}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        icon={null}
        title={t(($) => $.oneOff.title)}
        confirmLabel={t(($) => $.oneOff.done)}
      >
        <OneOffCode recipient={recipient} angelNumber={angelNumber} amount={amount} />
      </Dialog>
    </>
  )
}

function OneOffCode({ recipient, angelNumber, amount }: OneOffQrProps) {
  const { t } = useTranslation('giving')
  const [chosen, setChosen] = useState(() => readAmount(amount === undefined ? '' : `${amount}`))
  return (
    <Stack gap={5}>
      <AmountChoice name="one-off-amount" label={t(($) => $.choose.much)} initial={amount} onChoose={setChosen} />
      {chosen.isGood && <QrFigure recipient={recipient} gift={{ angelNumber, amount: chosen.amount }} />}
    </Stack>
  )
}

/** For questions that the page does not answer: contacts first, then further reading. */
function MoreLinks() {
  const { t } = useTranslation('giving')
  const linkOut = useExternalLink()
  const { phones, email } = useConfig()
  return (
    <aside aria-label={t(($) => $.more.title)} className={cx('standalone-links', linkStyles.more)}>
      <p>
        {t(($) => $.more.ask)} <PhoneLink {...phones.donors} />
        {', '}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <ul className={linkStyles.links}>
        {(['website', 'blog', 'terms'] as const).map((site) => (
          <li key={site}>
            <a href={linkOut(site)}>{t(($) => $.more[site])}</a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
