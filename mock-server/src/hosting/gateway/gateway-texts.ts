import type { Lang } from '../../domain/letters/wording.ts'
import type { DeclineReason } from '../../domain/state/card-payment.ts'

export type GatewayTexts = {
  readonly title: string
  readonly testOnly: string
  readonly payee: string
  readonly amount: string
  readonly monthly: string
  readonly angelNumber: string
  readonly cardholder: string
  readonly waitsUntil: string
  readonly pay: string
  readonly cancel: string
  readonly otherEnds: string
  readonly otherEndsHint: string
  readonly decline: string
  readonly declineReason: string
  readonly reasons: Readonly<Record<DeclineReason, string>>
  readonly timeOut: string
  readonly approveTwice: string
  readonly approveAndStay: string
  readonly back: string
  readonly notices: Readonly<Record<Notice, { readonly heading: string; readonly text: string }>>
}

/** The notices of the page when there is nothing to choose. */
export type Notice =
  | 'approved'
  | 'stayed'
  | 'declined'
  | 'cancelled'
  | 'timed-out'
  | 'replaced'
  | 'unknown'
  | 'unreadable'
  | 'cross-site'

export const gatewayTexts: Readonly<Record<Lang, GatewayTexts>> = {
  cs: {
    title: 'Zkušební platební brána',
    testOnly: 'Tohle je zkušební brána pískoviště. Žádnou skutečnou kartu nechce a\u00a0žádné peníze nestrhne.',
    payee: 'Příjemce',
    amount: 'Částka',
    monthly: 'každý měsíc',
    angelNumber: 'Andělské číslo',
    cardholder: 'Držitel karty',
    waitsUntil: 'Brána čeká do',
    pay: 'Zaplatit',
    cancel: 'Zrušit platbu',
    otherEnds: 'Jak jinak může platba skončit',
    otherEndsHint: 'Pro zkoušení: skutečná banka by rozhodla sama.',
    decline: 'Zamítnout',
    declineReason: 'Proč banka platbu zamítla',
    reasons: {
      'refused-by-bank': 'Banka důvod neřekla',
      'insufficient-funds': 'Nedostatek peněz na účtu',
      'card-expired': 'Karta už neplatí',
      'card-blocked': 'Karta je zablokovaná',
      'authentication-failed': 'Ověření u banky se nepovedlo',
    },
    timeOut: 'Nechat vypršet čas',
    approveTwice: 'Zaplatit a\u00a0ohlásit dvakrát',
    approveAndStay: 'Zaplatit a\u00a0nevrátit se',
    back: 'Zpět na portál',
    notices: {
      approved: { heading: 'Zaplaceno', text: 'Tato platba už proběhla. Podruhé se nic nestrhne.' },
      stayed: {
        heading: 'Zaplaceno',
        text: 'Platba proběhla, ale zpět na portál odsud nic nevede, jako kdyby se zavřelo okno. Portál se o\u00a0platbě dozví od brány.',
      },
      declined: { heading: 'Zamítnuto', text: 'Banka platbu zamítla. Znovu ji zkusíte v\u00a0portálu.' },
      cancelled: { heading: 'Zrušeno', text: 'Platba byla zrušena. Znovu ji zkusíte v\u00a0portálu.' },
      'timed-out': { heading: 'Čas vypršel', text: 'Brána čekala 15\u00a0minut. Znovu platbu zkusíte v\u00a0portálu.' },
      replaced: {
        heading: 'Platba pokračuje jinde',
        text: 'Tuto stránku nahradil nový pokus o\u00a0stejnou platbu. Tady se už nic nezaplatí.',
      },
      unknown: { heading: 'Platbu neznáme', text: 'Na této adrese žádná platba nečeká.' },
      unreadable: {
        heading: 'Tomu brána nerozumí',
        text: 'Vraťte se na předchozí stránku a\u00a0zvolte jednu z\u00a0možností.',
      },
      'cross-site': {
        heading: 'Odmítnuto',
        text: 'Požadavek poslala stránka jiného webu. O\u00a0platbě rozhodnete jen na stránce brány.',
      },
    },
  },
  en: {
    title: 'Test payment gateway',
    testOnly: 'This is the test gateway of the sandbox. It wants no real card and takes no money.',
    payee: 'Payee',
    amount: 'Amount',
    monthly: 'every month',
    angelNumber: 'Angel number',
    cardholder: 'Cardholder',
    waitsUntil: 'The gateway waits until',
    pay: 'Pay',
    cancel: 'Cancel the payment',
    otherEnds: 'Other ways it can end',
    otherEndsHint: 'For trying things out: a real bank would decide by itself.',
    decline: 'Decline',
    declineReason: 'Why the bank declines',
    reasons: {
      'refused-by-bank': 'The bank gave no reason',
      'insufficient-funds': 'Not enough money in the account',
      'card-expired': 'The card has expired',
      'card-blocked': 'The card is blocked',
      'authentication-failed': 'Verification with the bank failed',
    },
    timeOut: 'Let the time run out',
    approveTwice: 'Pay and report it twice',
    approveAndStay: 'Pay and do not come back',
    back: 'Back to the portal',
    notices: {
      approved: { heading: 'Paid', text: 'This payment has gone through. Nothing is charged a second time.' },
      stayed: {
        heading: 'Paid',
        text: 'The payment went through, but nothing leads back to the portal from here, as if the window had been closed. The portal learns of it from the gateway.',
      },
      declined: { heading: 'Declined', text: 'The bank declined the payment. You can try again on the portal.' },
      cancelled: { heading: 'Cancelled', text: 'The payment was cancelled. You can try again on the portal.' },
      'timed-out': {
        heading: 'Time ran out',
        text: 'The gateway waited for 15 minutes. You can try again on the portal.',
      },
      replaced: {
        heading: 'The payment goes on elsewhere',
        text: 'A new attempt at the same payment has replaced this page. Nothing is paid here any more.',
      },
      unknown: { heading: 'Unknown payment', text: 'No payment waits at this address.' },
      unreadable: {
        heading: 'The gateway does not understand',
        text: 'Go back to the page before and choose one of the options.',
      },
      'cross-site': {
        heading: 'Refused',
        text: 'A page of another site sent this request. A payment is decided only on the page of the gateway.',
      },
    },
  },
}
