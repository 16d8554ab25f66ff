import { createElement, Fragment, type ReactNode } from 'react'
import type { Language } from '#web/shared/api/credentials.ts'
import { crownWord, spokenAmount, spokenDay, spokenMonth, spokenNumber } from '#web/shared/format/spoken-forms.ts'
import { useLanguage } from '../use-language.ts'
import { Seen, Spoken } from './spoken.tsx'

/** `19-2000145399/0800` breaks between its parts only. */
function inParts(number: string): ReactNode {
  const parts = number.match(/[^-/]+-?|[-/][^-/]*/g) ?? []
  // Without an element of its own: a page may have thousands of them.
  if (parts.length < 2) return <Seen>{number}</Seen>
  return parts.map((part, place) => (
    <Fragment key={part}>
      {place > 0 && <wbr />}
      <Seen className="whole">{part}</Seen>
    </Fragment>
  ))
}

/** A number heard sign by sign; one without parts never breaks. `seen` shows it in another way than as it is, by `Seen`. */
export function spokenIdentity(number: string, language: Language, seen: ReactNode = inParts(number)): ReactNode {
  return (
    <Spoken as={spokenNumber(number, language)} {...(!/[-/]/.test(number) && { className: 'whole' })}>
      {seen}
    </Spoken>
  )
}

type DigitsProps = { digits: string; language: Language; piece?: 'span' | typeof Seen }

/** The digits of an amount without separators, which are drawn: what is copied is a number. */
function Digits({ digits, language, piece = 'span' }: DigitsProps) {
  const first = digits.length % 3 || 3
  const groups = digits.slice(first).match(/\d{3}/g) ?? []
  const separated = groups.map((group) => createElement(piece, { className: `digits-${language}` }, group))
  const start = digits.slice(0, first)
  return createElement(Fragment, undefined, piece === 'span' ? start : <Seen>{start}</Seen>, ...separated)
}

type AmountProps = { digits: string; language: Language; isName: boolean }

function Amount({ digits, language, isName }: AmountProps) {
  const number = <Digits digits={digits} language={language} />
  const isCzech = language === 'cs'
  const sign = isCzech ? 'Kč' : 'CZK'
  if (isName) {
    return (
      <span className="unbroken" translate="no">
        {!isCzech && `${sign}\u00a0`}
        {number}
        {isCzech && `\u00a0${sign}`}
      </span>
    )
  }
  const whole = spokenAmount(Number(digits), language)
  if (whole !== undefined) {
    return (
      <Spoken as={whole} className="unbroken">
        <Digits digits={digits} language={language} piece={Seen} />
        <Seen>{` ${sign}`}</Seen>
      </Spoken>
    )
  }
  // The space before the word that is heard is in it, where it has no width.
  return (
    <Spoken as={` ${crownWord(Number(digits), language)}`} place="after" className="unbroken">
      {!isCzech && <Seen>{`${sign} `}</Seen>}
      {number}
      {isCzech && <Seen>{` ${sign}`}</Seen>}
    </Spoken>
  )
}

/** As the formatters of `shared/format` write them: an amount, a day, an account or another long number, a month. */
const patterns: Record<Language, RegExp> = {
  cs: /(\d+)\u00a0Kč|(\d{1,2})\.\s(\d{1,2})\.\s(\d{4})|((?:\d+-)?\d{5,}(?:\/\d{4})?)|(\d\d)\/(\d{4})/g,
  en: /CZK\u00a0(\d+)|(\d\d)\/(\d\d)\/(\d{4})|((?:\d+-)?\d{5,}(?:\/\d{4})?)|(\d\d)\/(\d{4})/g,
}

function pieceOf(found: RegExpMatchArray, language: Language, isName: boolean): ReactNode {
  const [seen, amount, one = '', two = '', year, number, month = '', yearOfMonth] = found
  if (amount !== undefined) return <Amount digits={amount} language={language} isName={isName} />
  if (isName)
    return (
      <span className="unbroken" translate="no">
        {seen}
      </span>
    )
  if (number !== undefined) return spokenIdentity(number, language)
  if (year === undefined) {
    return (
      <Spoken as={`${spokenMonth(Number(month), language)} `} className="unbroken">
        <Seen>{`${month}/`}</Seen>
        {yearOfMonth}
      </Spoken>
    )
  }
  const [day, ofMonth] = language === 'cs' ? [one, two] : [two, one]
  return (
    <Spoken as={`${spokenDay(Number(day), Number(ofMonth), language)} `} className="unbroken">
      <Seen>{language === 'cs' ? `${day}. ${ofMonth}. ` : `${ofMonth}/${day}/`}</Seen>
      {year}
    </Spoken>
  )
}

/** A text of the catalogues with its amounts, dates and numbers as they are seen and heard; pure, for rows by the hundred. */
export function spokenText(text: string, language: Language, isName = false): ReactNode {
  const pieces: ReactNode[] = []
  let end = 0
  for (const found of text.matchAll(patterns[language])) {
    const piece = pieceOf(found, language, isName)
    if (found[0] === text) return <Fragment key={text}>{piece}</Fragment>
    pieces.push(text.slice(end, found.index), piece)
    end = found.index + found[0].length
  }
  if (end === 0) return text
  // Replaced as a whole, because a page that the browser translated keeps a text node that React changes.
  return createElement('span', { key: text }, ...pieces, text.slice(end))
}

/** `isName` in a control and its label. */
export function SpokenText({ text, isName }: { text: string; isName?: boolean }) {
  return spokenText(text, useLanguage(), isName)
}
