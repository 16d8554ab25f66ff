/** Everything that differs between environments; the server writes it into the page, so one build runs anywhere. */
export type RuntimeConfig = {
  /** Path or address of the API, e.g. `/api`. */
  apiBase: string
  /** Origins without a slash at the end. */
  hosts: { website: string; members: string; image: string; document: string }
  /** Below the website: its English part and two of its sections, each with a slash in front. */
  websitePaths: { english: string; blog: string; terms: string }
  phones: { donors: Phone; recipients: Phone }
  email: string
  /** Addresses of the foundation's profiles; an empty one is not shown. */
  social: { facebook: string; instagram: string; twitter: string; youtube: string; linkedin: string }
  version: string
  /** The page of the chat, on an origin of its own; absent where there is none, and then none of its code is fetched. */
  chat?: { url: string }
  /** Where reports of errors go; absent where nowhere, and then none of its code is fetched. */
  errorReports?: { key: string; endpoint: string }
}

type Phone = {
  /** As people read it: `+420 000 000 000`. */
  text: string
  /** As it is dialled: `tel:+420000000000`. */
  href: string
}

/** Id of the data block in the page. It is never executed, so the content security policy has nothing against it. */
export const CONFIG_BLOCK = 'runtime-config'

/** Reads the configuration that the server wrote into the page. */
export function readRuntimeConfig(page: Pick<Document, 'getElementById'> = document): RuntimeConfig {
  const text = page.getElementById(CONFIG_BLOCK)?.textContent
  if (!text)
    throw new Error(`The page has no configuration: a <script type="application/json" id="${CONFIG_BLOCK}"> is missing`)
  return JSON.parse(text) as RuntimeConfig
}
