/** Names that are something else wherever a script has them: React's, a package's or the portal's own. */
export const OTHER_MEANINGS: ReadonlySet<string> = new Set([
  'Profiler',
  'Scheduler',
  'Translator',
  'allowElement',
  'changeId',
  'createContext',
  'displayName',
  'errorText',
  'escape',
  'imageIndex',
  'isError',
  'navigation',
  'open',
  'postalCode',
])

/**
 * What modules may use although a browser within the floor may lack it, and why it does no harm there. The names are those of web-features.
 * - Validated before use: createWritable, requestIdleCallback, canShare and share, showOpenFilePicker, getAsFileSystemHandle,
 *   the view transitions and `navigation` of react-dom, of which the portal uses none.
 * - Undefined there, which is handled: connection with effectiveType and saveData, isComposing, fetchPriority, events of a pointer.
 * - Ignored there: imageSmoothingQuality, and every property of the styles. `::marker` is a rule of its own.
 * - The last way to copy a text, after the clipboard was refused: execCommand.
 */
export const ALLOWED_FEATURES: Readonly<Record<string, readonly string[]>> = {
  'file-selector/dist/index.js': ['getAsFileSystemHandle'],
  'react-aria-components/dist/private/Modal.mjs': ['viewport'],
  'react-aria/dist/private/focus/FocusScope.mjs': ['isComposing'],
  'react-aria/dist/private/interactions/useKeyboard.mjs': ['isComposing'],
  'react-dom/cjs/react-dom-client.production.js': [
    'Navigator.connection',
    'canIntercept',
    'currentEntry',
    'fromElement',
    'marginBottom',
    'marginTop',
    'movementX',
    'movementY',
    'skipTransition',
    'startViewTransition',
  ],
  'react-dom/cjs/react-dom.production.js': ['fetchPriority'],
  'react-dropzone/dist/index.js': ['Window.showOpenFilePicker'],
  'react-router/dist/production/chunk-7RTFRKQW.mjs': ['skipTransition', 'startViewTransition', 'viewTransition'],
  'src/features/avatar/draw-square.ts': ['imageSmoothingQuality'],
  'src/features/giving/qr-actions.tsx': ['Navigator.canShare', 'Navigator.share'],
  'src/shared/api/connection.ts': ['effectiveType', 'saveData'],
  'src/shared/drafts/key-files.ts': ['createWritable'],
  'src/shared/ui/copy-text.ts': ['Document.execCommand'],
  'src/shared/uploads/shrink-photo.ts': ['imageSmoothingQuality'],
  'src/shared/when-idle.ts': ['requestIdleCallback'],
  styles: [
    'at-rules page',
    'properties accent-color',
    'properties content-visibility',
    'properties fill',
    'properties forced-color-adjust',
    'properties overscroll-behavior',
    'properties resize',
    'properties stroke',
    'properties stroke-linecap',
    'properties stroke-linejoin',
    'properties stroke-width',
    'properties text-size-adjust',
    'properties user-select',
    'selectors marker',
  ],
}
