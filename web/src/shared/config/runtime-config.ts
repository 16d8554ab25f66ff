/** Everything that differs between environments; the server writes it into the page, so one build runs in all of them. */
export type RuntimeConfig = {
  /** Path or address of the API, e.g. `/api`. */
  apiBase: string
  /** Origins without a trailing slash. */
  hosts: { website: string; members: string; image: string; document: string }
  /** Paths of the website: its English part and two of its sections, each with a leading slash. */
  websitePaths: { english: string; blog: string; terms: string }
  phones: { donors: Phone; recipients: Phone }
  email: string
  /** Addresses of the foundation's profiles; an empty one is not shown. */
  social: { facebook: string; instagram: string; twitter: string; youtube: string; linkedin: string }
  version: string
  /** The chat page, on an origin of its own; undefined if there is no chat, and then its code is not loaded. */
  chat?: { url: string }
  /** Where error reports are sent; undefined if nowhere, and then their code is not loaded. */
  errorReports?: { key: string; endpoint: string }
}

type Phone = {
  /** Formatted for reading: `+420 000 000 000`. */
  text: string
  /** The link: `tel:+420000000000`. */
  href: string
}

/** Id of the data block in the page. It is never executed, so the content security policy allows it. */
export const CONFIG_BLOCK = 'runtime-config'

/** Reads the configuration that the server wrote into the page. */
export function readRuntimeConfig(page: Pick<Document, 'getElementById'> = document): RuntimeConfig {
  const text = page.getElementById(CONFIG_BLOCK)?.textContent
  if (!text)
    throw new Error(`The page has no configuration: a <script type="application/json" id="${CONFIG_BLOCK}"> is missing`)
  return JSON.parse(text) as RuntimeConfig
}
