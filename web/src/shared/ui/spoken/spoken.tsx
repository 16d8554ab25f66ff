import { type ReactNode, useSyncExternalStore } from 'react'
import { cx } from '../class-names.ts'

type SpokenProps = {
  as: string
  /** Where it is heard among the children that are not `Seen`. */
  place?: 'before' | 'after'
  className?: string
  children?: ReactNode
}

/**
 * Assistive technology gets `as` in place of `Seen` (rule 1.8, ADR 026): generated content, which no search finds and no selection copies.
 * Not in the name of a control, which must contain what is seen. A browser that translates the page leaves it as it is.
 */
export function Spoken({ as, place = 'before', className, children }: SpokenProps) {
  const isText = useDocumentText()
  const spoken = isText && <span className="spoken">{as}</span>
  return (
    <span translate="no" className={cx(!isText && `spoken-${place}`, className)} data-spoken={as}>
      {place === 'before' && spoken}
      {children}
      {place === 'after' && spoken}
    </span>
  )
}

/** A text that is hidden from assistive technology. */
export function Seen({ className, children = '' }: { className?: string; children?: string }) {
  const isShadow = useDocumentText()
  return (
    <span
      key={`${isShadow}`}
      aria-hidden="true"
      className={className}
      ref={(host) => (isShadow ? writeShadow(host, children) : undefined)}
    >
      {isShadow ? '' : children}
    </span>
  )
}

function writeShadow(host: HTMLElement | null, text: string): void {
  if (host) (host.shadowRoot ?? host.attachShadow({ mode: 'open' })).textContent = text
}

/** Whether assistive technology gets the text of the document, with all that is `aria-hidden` and without generated content and shadow trees. */
function useDocumentText(): boolean {
  return useSyncExternalStore(subscribe, isWebKitGtk, () => false)
}

const subscribe = () => () => {}
// By name: no feature that a script can test goes with it.
const isWebKitGtk = () => navigator.vendor === 'Apple Computer, Inc.' && navigator.platform.startsWith('Linux')
