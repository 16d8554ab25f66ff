import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { malformedMarkdown } from '#web/testing/malformed-markdown.ts'
import { renderUi } from '../testing/render-ui.tsx'
import { Markdown } from './markdown.tsx'
import { MarkdownBoundary } from './markdown-boundary.tsx'
import { MarkdownText } from './markdown-text.tsx'

const safeTags = new Set([
  'DIV',
  'P',
  'A',
  'SPAN',
  'STRONG',
  'EM',
  'UL',
  'OL',
  'LI',
  'BLOCKQUOTE',
  'CODE',
  'PRE',
  'BR',
  'HR',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'TABLE',
  'THEAD',
  'TBODY',
  'TR',
  'TH',
  'TD',
])
const safeAttributes = new Set(['class', 'href', 'target', 'rel', 'data-discover', 'value'])

describe('malformed Markdown', () => {
  it.each(malformedMarkdown)('renders nothing executable: %s', (text) => {
    const { container } = renderUi(<MarkdownText text={text} ownDomain="own.cz" />)
    for (const element of container.querySelectorAll('*')) {
      expect(safeTags).toContain(element.tagName)
      for (const { name } of element.attributes) expect(safeAttributes).toContain(name)
    }
    for (const link of container.querySelectorAll('[href]')) {
      expect(link.getAttribute('href')).toMatch(/^(https?:|mailto:|tel:|[/#?\\])/)
    }
  })
})

describe('a text that cannot be rendered', () => {
  function Parser({ text }: { text: string }) {
    if (text.includes('&')) throw new TypeError('refused')
    return <strong>{text}</strong>
  }
  const shown = (text: string) => (
    <MarkdownBoundary text={text}>
      <Parser text={text} />
    </MarkdownBoundary>
  )

  it('is shown unformatted, until a text that can be rendered replaces it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { rerender } = renderUi(shown('**Tom** &amp; Jerry'))
    expect(screen.getByText('**Tom** &amp; Jerry').tagName).toBe('DIV')
    rerender(shown('Tom'))
    expect(screen.getByText('Tom').tagName).toBe('STRONG')
  })
})

describe('links in a text', () => {
  it.each([
    ['a foreign address as link text, without an opener', '[viz **https://jinde.cz**](https://jinde.cz)', '_blank'],
    ['a foreign address with another link text', '[jinde](https://jinde.cz)', null],
    ['the own domain as link text', '[https://blog.own.cz](https://blog.own.cz)', null],
    ['a look-alike of the own domain, which is foreign', '[https://own.cz](https://own.cz.evil/)', '_blank'],
    ['a phone number, which can be dialled', '[zavolejte](tel:+420123456789)', null],
  ])('open a new tab or not: %s', (_, text, target) => {
    renderUi(<MarkdownText text={text} ownDomain="own.cz" />)
    const link = screen.getByRole('link')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([target, target && 'noopener'])
    expect(link.getAttribute('href')).toBe(/\((.+)\)/.exec(text)?.[1])
  })
})

describe('a text', () => {
  it('is shown once its parser is loaded, without a second h1', async () => {
    renderUi(<Markdown text={'# Příběh\n\nTomášek je **statečný**.'} ownDomain="own.cz" />)
    expect(await screen.findByRole('heading', { level: 2, name: 'Příběh' })).toBeTruthy()
    expect(screen.getByText('statečný').tagName).toBe('STRONG')
  })

  const levels = () => screen.getAllByRole('heading').map(({ tagName }) => tagName)
  const allLevels = 'První\n===\n\n# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5\n\n###### 6'

  it.each([
    [1, ['H2', 'H2', 'H3', 'H4', 'H5', 'H6', 'H6']],
    [2, ['H3', 'H3', 'H4', 'H5', 'H6', 'H6', 'H6']],
    [3, ['H4', 'H4', 'H5', 'H6', 'H6', 'H6', 'H6']],
  ] as const)('never adds a heading on the level of its page or window: lowered by %i', (headingShift, want) => {
    renderUi(<MarkdownText text={allLevels} ownDomain="own.cz" headingShift={headingShift} />)
    expect(levels()).toEqual(want)
  })

  it('shows no image, not even one of the own domain: it would reveal the reader', () => {
    const { container } = renderUi(<MarkdownText text="před ![foto](https://own.cz/a.png) po" ownDomain="own.cz" />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('před foto po')
  })

  it.each([
    ['a picture is its alternative text', '![Ema *u* moře](https://own.cz/a.png)', ['P Ema u moře']],
    ['of a definition too', '![Ema][foto]\n\n[foto]: https://own.cz/a.png', ['P Ema']],
    ['a linked picture is a link with that text', '[![Ema](a.png)](https://own.cz)', ['P Ema', 'A Ema']],
    ['a picture without a text leaves no empty paragraph', 'před\n\n![](a.png)\n\npo', ['P před', 'P po']],
    ['and no empty link or heading', '# [![ ](a.png)](https://own.cz)\n\n[](https://own.cz)\n\npo', ['P po']],
    ['crossed out text is as it was typed', 'a ~~b~~', ['P a ~~b~~']],
  ])('%s', (_, text, shown) => {
    const { container } = renderUi(<MarkdownText text={text} ownDomain="own.cz" />)
    const elements = [...container.querySelectorAll('p, a, h2, del')]
    expect(elements.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual(shown)
  })
})

describe('a table in a text', () => {
  const cells = (text: string) => {
    const { container } = renderUi(<MarkdownText text={text} ownDomain="own.cz" />)
    return [...container.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => `${cell.tagName} ${cell.textContent?.trim()}`.trim()),
    )
  }

  it('has a head and rows, padded and cut to the columns of the head', () => {
    expect(cells('| Poplatek | Výše |\n|---|:-:|\n| převod | 0 Kč |\n| karta |\n| a | b | c |')).toEqual([
      ['TH Poplatek', 'TH Výše'],
      ['TD převod', 'TD 0 Kč'],
      ['TD karta', 'TD'],
      ['TD a', 'TD b'],
    ])
  })

  it('keeps emphasis and links, which follow the link rule', () => {
    cells('| **Kde** | Jak |\n| --- | --- |\n| [tady](/jak-pomahat) | [x](javascript:alert(1)) |')
    expect(screen.getByText('Kde').tagName).toBe('STRONG')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/jak-pomahat')
  })

  it.each([
    'jen | text s | čárami',
    '| bez | pomlček |',
    '| a | b |\n| --- |',
    '| a |\n| --- |\n| b |\na ještě věta',
    '| a |\n| ne |',
  ])('is none where it does not look like one: %j', (text) => {
    expect(cells(text)).toEqual([])
  })
})
