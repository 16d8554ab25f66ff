import { escapeHtml } from '../../kernel/escape-html.ts'
import type { PortalConfig } from './portal-config.ts'

/** The placeholder of a built page for the complete configuration, as JSON inside a data block. */
const WHOLE = '@@config@@'

/**
 * Writes the configuration into a built page: the data block, and the single values `@@phones.donors.text@@` that prerendering left in
 * texts and attributes. Done once at start. Throws when a page refers to an unknown value.
 */
export function fillPage(html: string, config: PortalConfig): string {
  return html.replaceAll(/@@([a-zA-Z.]+)@@/g, (placeholder, path: string) =>
    placeholder === WHOLE ? inScript(JSON.stringify(config)) : escapeHtml(valueAt(config, path)),
  )
}

function valueAt(config: PortalConfig, path: string): string {
  let value: unknown = config
  for (const name of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[name]
  if (typeof value !== 'string') throw new Error(`The page uses the configuration value ${path}, which does not exist`)
  return value
}

/** JSON that can neither end the script element around it nor open a comment in it. */
function inScript(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}
