type NetworkInformation = { effectiveType?: string; saveData?: boolean }

/** Whether the connection counts as slow for the intervals of rule 16.13; false if the browser does not report it. */
export function isSlowConnection(
  connection: NetworkInformation | undefined = (globalThis.navigator as { connection?: NetworkInformation } | undefined)
    ?.connection,
): boolean {
  return connection?.effectiveType === 'slow-2g' || connection?.effectiveType === '2g' || connection?.saveData === true
}
