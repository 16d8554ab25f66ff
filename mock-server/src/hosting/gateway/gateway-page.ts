import { FOUNDATION_ACCOUNT } from '../../domain/letters/foundation.ts'
import { type Lang, moneyText, timeText } from '../../domain/letters/wording.ts'
import { ATTEMPT_LIFE, type CardPayment } from '../../domain/state/card-payment.ts'
import { escapeHtml } from '../../kernel/http/escape-html.ts'
import { type GatewayTexts, gatewayTexts, type Notice } from './gateway-texts.ts'

/** The page of a waiting payment: its amount and recipient, the two buttons of any gateway, and the other outcomes for testing. */
export function choicePage(payment: CardPayment): string {
  const t = gatewayTexts[payment.lang]
  const amount = moneyText(payment.amount, payment.lang)
  const facts = [
    [t.payee, FOUNDATION_ACCOUNT.payee],
    [t.angelNumber, payment.angelNumber],
    [t.cardholder, payment.cardholder],
    [t.waitsUntil, timeText(payment.attemptedAt + ATTEMPT_LIFE)],
  ] as const
  return page(
    payment.lang,
    `<p class="amount"><span>${t.amount}</span> <strong>${escapeHtml(amount)}</strong>${payment.frequency === 'recurring' ? ` <span>${t.monthly}</span>` : ''}</p>
<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>
<form method="post">
${button('approve', `${t.pay} ${escapeHtml(amount)}`, 'main')}
${button('cancel', t.cancel)}
</form>
<section aria-labelledby="ends"><h2 id="ends">${t.otherEnds}</h2>
<p>${t.otherEndsHint}</p>
<form method="post">
<label for="reason">${t.declineReason}</label>
<select id="reason" name="reason">${reasonsOf(t)}</select>
${button('decline', t.decline)}
</form>
<form method="post">
${button('time-out', t.timeOut)}
${button('approve-twice', t.approveTwice)}
${button('approve-and-stay', t.approveAndStay)}
</form>
</section>`,
  )
}

/** The page when there is nothing to choose; `back` is the address of the result, if there is one. */
export function noticePage(lang: Lang, notice: Notice, back?: string): string {
  const t = gatewayTexts[lang]
  const { heading, text } = t.notices[notice]
  const link = back === undefined ? '' : `\n<p><a class="main" href="${escapeHtml(back)}">${t.back}</a></p>`
  return page(lang, `<h2>${heading}</h2>\n<p>${text}</p>${link}`)
}

function page(lang: Lang, content: string): string {
  const t = gatewayTexts[lang]
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t.title}</title>
<link rel="stylesheet" href="/gateway/gateway.css">
</head>
<body>
<main>
<header><h1>${t.title}</h1>
<p>${t.testOnly}</p></header>
<div class="sheet">
${content}
</div>
</main>
</body>
</html>
`
}

function button(outcome: string, label: string, look = 'plain'): string {
  return `<button class="${look}" name="outcome" value="${outcome}">${label}</button>`
}

function reasonsOf({ reasons }: GatewayTexts): string {
  return Object.entries(reasons)
    .map(([reason, text]) => `<option value="${reason}">${text}</option>`)
    .join('')
}
