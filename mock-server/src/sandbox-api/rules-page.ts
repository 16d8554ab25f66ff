import { escapeHtml } from '../kernel/http/escape-html.ts'

/**
 * Renders docs/rules.md as a page. Each rule has its number as its anchor, as in `/sandbox/rules#9.2`. Supports the Markdown of that
 * document only: headings, lists, paragraphs, bold, code and links within the page. Every text is escaped.
 */
export function renderRules(markdown: string): string {
  const blocks = markdown
    .replaceAll(/\n {2}/g, ' ')
    .split('\n')
    .filter(Boolean)
    .map(renderLine)
    .join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rules of the product</title>
<link rel="stylesheet" href="/sandbox/page.css">
</head>
<body>
<main>
${blocks}
</main>
</body>
</html>
`
}

function renderLine(line: string): string {
  const heading = /^(#+) (.*)$/.exec(line)
  if (heading) {
    const [, marks = '', text = ''] = heading
    return `<h${marks.length} id="${escapeHtml(anchorOf(text))}">${renderInline(text)}</h${marks.length}>`
  }
  const rule = /^- (\*\*(\d+\.\d+) .*)$/.exec(line)
  if (rule) return `<p id="${rule[2]}">${renderInline(rule[1] ?? '')}</p>`
  return `<p>${renderInline(line)}</p>`
}

/** The same anchor as on GitHub, so that the links of the document work in both places. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

const renderInline = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\((#[a-z0-9-]+)\)/g, '<a href="$2">$1</a>')
