/** The terms that a new angel accepts, in Markdown: short, in both languages of donors. The full text is on the foundation's site. */
export const termsTexts = {
  terms_general: `
Nadace Dobrý anděl pomáhá rodinám s\u00a0dětmi, když v\u00a0nich někdo vážně onemocní. Tyto podmínky říkají, co si navzájem slibujeme.

## Váš dar

- Přispíváte dobrovolně, kolik a\u00a0kdy chcete. Registrace vás k\u00a0ničemu nezavazuje.
- Všechny dary předáváme rodinám **do posledního haléře**. Chod nadace hradí její zakladatelé a\u00a0partneři.
- Dary, které přijdou během měsíce, rozdělíme první pracovní den následujícího měsíce.
- Anonymní dary pod číslem 11111111 rozdělujeme stejně jako ostatní.

## Pravidelná platba kartou

- První platba odejde hned, další vždy 20.\u00a0dne v\u00a0měsíci nebo nejbližší další pracovní den.
- Částku můžete kdykoli změnit a\u00a0platbu kdykoli zrušit, bez udání důvodu.
- Po třech letech platba sama skončí. Dáme vám předem vědět.

## Váš účet

- Andělské číslo je jen vaše. Heslo prosím nikomu nesdělujte, ani nám.
- Příběhy rodin, které v\u00a0účtu čtete, jsou důvěrné. Prosíme, nešiřte je dál.
- Účet můžete kdykoli zrušit. Darů, které už rodiny dostaly, se to nedotkne.
`.trim(),
  terms_personal_data: `
Správcem vašich údajů je Nadace Dobrý anděl. Potřebujeme jich málo a\u00a0zacházíme s\u00a0nimi opatrně.

## Co zpracováváme a\u00a0proč

- **Jméno nebo název firmy, e-mail a\u00a0andělské číslo**, abychom vám vedli účet a\u00a0poznali vaše dary.
- **Přehled darů**, abychom vám ukázali, komu pomohly, a\u00a0vystavili potvrzení pro daňové přiznání.
- **Poštovní adresu a\u00a0další údaje** jen tehdy, když je v\u00a0profilu vyplníte.

## Komu je předáváme

Rodinám ani nikomu jinému vaše údaje bez vašeho svolení nesdělujeme. Platby kartou zpracovává platební brána; číslo karty se k\u00a0nám nedostane.

## Jak dlouho

Po dobu trvání účtu, údaje o\u00a0darech potom ještě po dobu, kterou nařizuje zákon.

## Vaše práva

Kdykoli můžete nahlédnout do svých údajů, opravit je nebo souhlas odvolat v\u00a0nastavení účtu. Po odvolání vám do 24\u00a0hodin přijde poslední e-mail a\u00a0do 48\u00a0hodin zmizí vaše jméno z\u00a0veřejného seznamu Dobrých andělů.
`.trim(),
  terms_general_en: `
The Good Angel Foundation helps families with children when somebody in the family is seriously ill. These terms say what we promise each other.

## Your gift

- You give freely, as much and as often as you like. Registering commits you to nothing.
- Families receive **every last penny**. The foundation itself is paid for by its founders and partners.
- Gifts that arrive during a month are distributed on the first working day of the next month.
- Anonymous gifts under the number 11111111 are distributed like all others.

## Recurring payment by card

- The first payment goes out at once, the next ones on the 20th of each month or the next working day.
- You can change the amount or cancel at any time, without giving a reason.
- After three years the payment ends by itself. We will let you know in advance.

## Your account

- Your angel number is yours alone. Please tell nobody your password, not even us.
- The stories of families that you read in your account are confidential. Please do not pass them on.
- You can close your account at any time. Gifts that families have already received stay with them.
`.trim(),
  terms_personal_data_en: `
Your data is controlled by the Good Angel Foundation. We need little of it and treat it with care.

## What we process and why

- **Your name or company name, e-mail and angel number**, to keep your account and recognise your gifts.
- **The record of your gifts**, to show you whom they helped and to issue tax certificates.
- **A postal address and other details** only if you add them to your profile.

## Whom we share it with

We pass your data to nobody, families included, unless you allow it. Card payments are processed by a payment gateway; your card number never reaches us.

## How long

As long as you have the account; records of gifts as long after that as the law requires.

## Your rights

You can see your data, correct it, or withdraw your consent in the account settings at any time. After that a final e-mail arrives within 24 hours, and within 48 hours your name leaves the public list of Good Angels.
`.trim(),
} as const
