import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import { linkTarget } from '#web/shared/format/link-target.ts'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { lineStartNumbers } from './line-start-numbers.ts'
import styles from './markdown.module.css'
import { MarkdownBoundary } from './markdown-boundary.tsx'

type Node = { type: string; value?: string; alt?: string | null; children?: Node[] }

/** Instead of a picture its alternative text (rule 18.6); what then has no text, as a link or a paragraph, is left out. */
function picturesAsText() {
  return asText
}

function asText(node: Node): Node {
  if (node.type === 'image' || node.type === 'imageReference') return { type: 'text', value: node.alt ?? '' }
  if (!node.children) return node
  return {
    ...node,
    children: node.children.map(asText).filter((child) => !needsText.has(child.type) || hasText(child)),
  }
}

const needsText = new Set(['link', 'linkReference', 'paragraph', 'heading'])

function hasText({ value = '', children = [] }: Node): boolean {
  return value.trim() !== '' || children.some(hasText)
}

export type MarkdownProps = {
  text: string
  /** The bare host of the portal's own domain, from the runtime configuration. */
  ownDomain: string
  /** Levels by which headings are lowered, so that a text never adds a second h1; 1 by default. */
  headingShift?: 1 | 2 | 3
}

/**
 * Raw HTML stays text, elements outside the list are unwrapped, and every address passes the link rule (rules 18.6,
 * 18.7, 1.3). No images, but their alternative texts: a foreign one would reveal the reader.
 */
export function MarkdownText({ text, ownDomain, headingShift = 1 }: MarkdownProps) {
  return (
    <MarkdownBoundary text={text}>
      <div className={styles.text}>
        <OwnDomain value={ownDomain}>
          <ReactMarkdown
            allowedElements={allowed}
            unwrapDisallowed
            // Our own rule decides about addresses; the built-in one would remove tel.
            urlTransform={(address) => address}
            components={components[headingShift]}
            remarkPlugins={plugins}
          >
            {text}
          </ReactMarkdown>
        </OwnDomain>
      </div>
    </MarkdownBoundary>
  )
}

const OwnDomain = createContext('')

const allowed = ['a', 'p', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].concat(
  ['br', 'hr', 'code', 'pre'],
  ['table', 'thead', 'tbody', 'tr', 'th', 'td'],
)

const plugins = [...lineStartNumbers, pipeTables, picturesAsText]

const components: Record<1 | 2 | 3, Components> = { 1: shifted(1), 2: shifted(2), 3: shifted(3) }

function shifted(by: number): Components {
  const level = (own: number) => `h${Math.min(6, own + by)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  return { a: TextLink, h1: level(1), h2: level(2), h3: level(3), h4: level(4), h5: level(5), h6: level(6) }
}

function TextLink({ href, children }: ComponentProps<'a'>) {
  const target = linkTarget(href, textOf(children), use(OwnDomain))
  if (target.kind === 'none') return <span>{children}</span>
  if (target.kind === 'new-tab') {
    return (
      <a href={target.href} target="_blank" rel="noopener">
        {children}
      </a>
    )
  }
  if (/^\/(?![/\\])/.test(target.href)) return <Link to={target.href}>{children}</Link>
  return <a href={target.href}>{children}</a>
}

/** The visible text of the link, through all emphasis. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return `${node}`
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (node !== null && typeof node === 'object' && 'props' in node) {
    return textOf((node.props as { children?: ReactNode }).children)
  }
  return ''
}

/** Tables in pipe syntax, which the parser does not support: a paragraph that looks like a table becomes one. */
function pipeTables() {
  return (root: Node): void => {
    root.children = (root.children ?? []).map((block) =>
      block.type === 'paragraph' ? (tableOf(block) ?? block) : block,
    )
  }
}

function tableOf({ children = [] }: Node): Node | undefined {
  const lines = linesOf(children)
  const [head, dashes, ...rows] = lines.map(cellsOf)
  if (!head || !dashes?.every(isDashes) || head.length !== dashes.length || rows.includes(undefined)) return undefined
  return {
    type: 'table',
    children: [head, ...rows].map((cells) => ({
      type: 'tableRow',
      // A short row is padded and a long one is cut, as in other Markdown parsers.
      children: head.map((_, column) => ({ type: 'tableCell', children: cells?.[column] ?? [] })),
    })),
  }
}

/** The nodes of the paragraph by line; emphasis and links are not split, and belong to the line they are on. */
function linesOf(nodes: readonly Node[]): Node[][] {
  const lines: Node[][] = [[]]
  for (const node of nodes) {
    const [first = '', ...more] = node.type === 'text' ? (node.value ?? '').split('\n') : ['']
    if (node.type !== 'text') lines[lines.length - 1]?.push(node)
    else if (first !== '') lines[lines.length - 1]?.push({ type: 'text', value: first })
    for (const value of more) lines.push(value === '' ? [] : [{ type: 'text', value }])
  }
  return lines
}

/** The cells of a line between bars; undefined if the line is not between bars. */
function cellsOf(line: readonly Node[]): Node[][] | undefined {
  const cells: Node[][] = [[]]
  for (const node of line) {
    const [first = '', ...more] = node.type === 'text' ? (node.value ?? '').split('|') : ['']
    if (node.type !== 'text') cells[cells.length - 1]?.push(node)
    else if (first.trim() !== '') cells[cells.length - 1]?.push({ type: 'text', value: first })
    for (const value of more) cells.push(value.trim() === '' ? [] : [{ type: 'text', value }])
  }
  const isBetweenBars = cells.length > 2 && cells[0]?.length === 0 && cells[cells.length - 1]?.length === 0
  return isBetweenBars ? cells.slice(1, -1) : undefined
}

function isDashes([cell, ...more]: readonly Node[]): boolean {
  return more.length === 0 && cell?.type === 'text' && /^\s*:?-+:?\s*$/.test(cell.value ?? '')
}
