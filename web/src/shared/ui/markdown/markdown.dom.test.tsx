import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Markdown } from './markdown.tsx'
import { MarkdownText } from './markdown-text.tsx'

const hostile: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="#" onclick="alert(1)">x</a>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](<\u0001javascript:alert(1)>)',
  '[x](java\u200bscript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '[x](blob:https://own.cz/1)',
  '[x](file:///etc/passwd)',
  '[x](https://own.cz@evil.example)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/track.png)',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '[![x](x "onerror=alert(1)")](javascript:alert(1))',
  '[x](https://own.cz "onmouseover=alert(1)")',
  '[x](https://own.cz"onmouseover="alert(1))',
  '```<script>alert(1)</script>```',
  '`<img src=x onerror=alert(1)>`',
  '# <script>alert(1)</script>',
  '> <img src=x onerror=alert(1)>',
  '- [ ] <script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  `\${alert(1)}`,
  '<a href="https://own.cz" target="_blank">x</a>',
  // Tables, headings, lists and quotes are ways in like any other.
  '| <script>alert(1)</script> | <img src=x onerror=alert(1)> |\n| --- | --- |\n| [x](javascript:alert(1)) | <svg onload=alert(1)> |',
  '| a | b |\n| --- | --- |\n| ![x](https://evil.example/track.png) | <td onclick=alert(1)>x</td> |',
  '<table background="javascript:alert(1)"><tr><td style="x">x</td></tr></table>',
  '<script>alert(1)</script>\n===',
  '## [x](javascript:alert(1))',
  '<h1>Druhý nadpis</h1>',
  '1. [x](data:text/html,x)\n   > <iframe src="https://evil.example"></iframe>',
  '[x][y]\n\n[y]: <javascript:alert(1)> "onclick=alert(1)"',
  '![x][y]\n\n[y]: https://evil.example/track.png',
  '<https://evil.example/"onmouseover="alert(1)>',
  '[x](//evil.example/%0ajavascript:alert(1))',
  '[x](https:evil.example)',
  '[x](\\\\evil.example)',
  '[x](?next=javascript:alert(1))',
  '[x](#" onclick="alert(1))',
  '[ ](javascript:alert(1))',
  '[x](javascript://own.cz/%0aalert(1))',
  '[x](jAvAsCrIpT&#0000058;alert(1))',
  '[x](&#1;javascript:alert(1))',
  '[x](feed:javascript:alert(1))',
  '[x](view-source:https://own.cz)',
  '[x](intent://evil.example#Intent;scheme=https;end)',
  '[x](ms-word:ofe|u|https://evil.example/x.docm)',
  '[x](mailto:a@own.cz?body=<script>alert(1)</script>)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<plaintext>',
  '<xmp><script>alert(1)</script></xmp>',
  '<template><script>alert(1)</script></template>',
  '<input autofocus onfocus=alert(1)>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<audio src onerror=alert(1)>',
  '<link rel=import href="data:text/html,<script>alert(1)</script>">',
  '\u202E<script>alert(1)</script>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '`'.repeat(400),
  '['.repeat(400),
  '*'.repeat(400),
  '> '.repeat(60),
]
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
const safeAttributes = new Set(['class', 'href', 'target', 'rel', 'data-discover'])

describe('hostile Markdown', () => {
  it.each(hostile)('leaves nothing that runs: %s', (text) => {
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

describe('links of a text', () => {
  const link = (text: string) => {
    renderUi(<MarkdownText text={text} ownDomain="own.cz" />)
    return screen.getByRole('link')
  }

  it('a foreign address written out opens a new tab without an opener', () => {
    const found = link('[viz **https://jinde.cz**](https://jinde.cz)')
    expect([found.getAttribute('target'), found.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  })

  it('a foreign address behind words stays in the tab', () => {
    expect(link('[jinde](https://jinde.cz)').getAttribute('target')).toBeNull()
  })

  it('the own domain written out stays in the tab', () => {
    expect(link('[https://blog.own.cz](https://blog.own.cz)').getAttribute('target')).toBeNull()
  })

  it('a look-alike of the own domain is foreign', () => {
    expect(link('[https://own.cz](https://own.cz.evil/)').getAttribute('target')).toBe('_blank')
  })

  it('a phone can be called', () => {
    expect(link('[zavolejte](tel:+420123456789)').getAttribute('href')).toBe('tel:+420123456789')
  })
})

describe('a text', () => {
  it('arrives after its parser and brings no second h1', async () => {
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
  ] as const)(
    'never brings a heading of the page or the window it stands in: pushed down by %i',
    (headingShift, want) => {
      renderUi(<MarkdownText text={allLevels} ownDomain="own.cz" headingShift={headingShift} />)
      expect(levels()).toEqual(want)
    },
  )

  it('shows no image, not even one of the own domain: it would tell who reads', () => {
    const { container } = renderUi(<MarkdownText text="před ![foto](https://own.cz/a.png) po" ownDomain="own.cz" />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('před  po')
  })
})

describe('a table of a text', () => {
  const cells = (text: string) => {
    const { container } = renderUi(<MarkdownText text={text} ownDomain="own.cz" />)
    return [...container.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => `${cell.tagName} ${cell.textContent?.trim()}`.trim()),
    )
  }

  it('has a head and rows, filled up and cut to the head', () => {
    expect(cells('| Poplatek | Výše |\n|---|:-:|\n| převod | 0 Kč |\n| karta |\n| a | b | c |')).toEqual([
      ['TH Poplatek', 'TH Výše'],
      ['TD převod', 'TD 0 Kč'],
      ['TD karta', 'TD'],
      ['TD a', 'TD b'],
    ])
  })

  it('keeps emphasis and links, which keep to the rule', () => {
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
