import { describe, expect, it, vi } from 'vitest'
import { plainText } from '#web/testing/page-text.ts'
import { renderUi } from '../testing/render-ui.tsx'
import { DateText } from './date-text.tsx'
import { IdentityNumber } from './identity-number.tsx'
import { Money } from './money.tsx'
import { SpokenText } from './spoken-text.tsx'

/** What assistive technology gets: the text without what is hidden from it, with what is generated for it. */
function heard(of: Element): string {
  const copy = of.cloneNode(true) as Element
  for (const seen of copy.querySelectorAll('[aria-hidden]')) seen.remove()
  for (const spoken of copy.querySelectorAll('.spoken-before')) spoken.prepend(spoken.getAttribute('data-spoken') ?? '')
  for (const spoken of copy.querySelectorAll('.spoken-after')) spoken.append(spoken.getAttribute('data-spoken') ?? '')
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ')
}

/** What the selection copies is the text of the page. */
const copied = (of: Element) => of.textContent

describe('what is heard in place of what is seen (rule 1.8)', () => {
  it.each([
    ['Váš dar 1234\u00a0Kč jsme přijali', 'Váš dar 1 234 Kč jsme přijali', 'Váš dar 1234 korun jsme přijali'],
    ['od 20\u00a0Kč do 1000000\u00a0Kč', 'od 20 Kč do 1 000 000 Kč', 'od 20 korun do 1000000 korun'],
    ['do 24.\u00a012.\u00a02026, pak', 'do 24. 12. 2026, pak', 'do dvacátého čtvrtého prosince 2026, pak'],
    ['od 1.\u00a012.\u00a02026 v\u00a018:00', 'od 1. 12. 2026 v 18:00', 'od prvního prosince 2026 v 18:00'],
    ['naposledy 11/2026', 'naposledy 11/2026', 'naposledy listopad 2026'],
    ['symbol 10000001.', 'symbol 10000001.', 'symbol 1 0 0 0, 0 0 0 1.'],
    ['na 1234567/0800', 'na 1234567/0800', 'na 1 2 3 4, 5 6 7, lomeno, 0 8 0 0'],
    ['za 3 měsíce', 'za 3 měsíce', 'za 3 měsíce'],
  ])('in the Czech text %s', (text, seen, spoken) => {
    const { container } = renderUi(<SpokenText text={text} />)
    expect([plainText(container), heard(container)]).toEqual([seen, spoken])
  })

  it.each([
    ['Your gift of CZK\u00a01234 arrived', 'Your gift of CZK 1,234 arrived', 'Your gift of 1234 crowns arrived'],
    ['more than CZK\u00a020, in crowns', 'more than CZK 20, in crowns', 'more than 20 crowns, in crowns'],
    ['on 12/01/2026 at\u00a018:00', 'on 12/01/2026 at 18:00', 'on December 1st 2026 at 18:00'],
    ['last in 11/2026', 'last in 11/2026', 'last in November 2026'],
  ])('in the English text %s', (text, seen, spoken) => {
    const { container } = renderUi(<SpokenText text={text} />, 'en')
    expect([plainText(container), heard(container)]).toEqual([seen, spoken])
  })

  it('what is copied has no no-break space and no separators', () => {
    const { container } = renderUi(
      <p>
        <Money crowns={1234567} />, <DateText value="2026-12-01" />, <IdentityNumber number="10000001" />
      </p>,
    )
    expect(copied(container)).toBe('1234567 Kč, 1. 12. 2026, 10000001')
  })

  it('nothing of an amount, a date or a number is translated by a browser, and the rest is', () => {
    const text = 'Váš dar 1234\u00a0Kč na 1234567/0800 od 1.\u00a012.\u00a02026, č. 10000001'
    for (const isName of [false, true]) {
      const { container } = renderUi(<SpokenText text={text} isName={isName} />)
      for (const kept of container.querySelectorAll('[translate=no]')) kept.remove()
      expect(container.textContent).toBe('Váš dar  na  od , č. ')
    }
  })

  it('the name of a control contains what is seen, and nothing that is spoken', () => {
    const { container } = renderUi(<SpokenText text={'1000\u00a0Kč od 1.\u00a012.\u00a02026'} isName />)
    expect([plainText(container), heard(container), container.querySelector('[aria-hidden]')]).toEqual([
      '1 000 Kč od 1. 12. 2026',
      '1000 Kč od 1. 12. 2026',
      null,
    ])
  })

  it.each([
    ['Váš dar 1234\u00a0Kč', 'Váš dar 1234 korun', [' Kč']],
    ['12345678\u00a0Kč', '12 milionů 345678 korun', ['12', '345', '678', ' Kč']],
    ['od 1.\u00a012.\u00a02026', 'od prvního prosince 2026', ['1. 12. ']],
    ['na 19-1234567/0800', 'na 1 9, pomlčka, 1 2 3 4, 5 6 7, lomeno, 0 8 0 0', ['19-', '1234567', '/0800']],
  ])('in WebKitGTK the text of the document is what is heard: %s', (text, spoken, seen) => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.')
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Linux x86_64')
    const { container } = renderUi(<SpokenText text={text} />)
    const shadows = [...container.querySelectorAll('[aria-hidden]')].map((host) => host.shadowRoot?.textContent)
    expect([container.textContent, shadows]).toEqual([spoken, seen])
  })
})
