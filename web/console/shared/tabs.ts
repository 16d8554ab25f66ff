/** Parts of the console by the name in the address after #; the first is where it opens. */
export const tabs = ['world', 'data', 'recording', 'faults', 'snapshots', 'magic', 'atlas', 'coverage'] as const

export type Tab = (typeof tabs)[number]

export const isTab = (name: string): name is Tab => (tabs as readonly string[]).includes(name)
