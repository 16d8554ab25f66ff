/** Ratios to the bare server of the same minute; above 1 is more, also of what there should be little of. */
export type PeerFigures = {
  readonly name: string
  readonly version: string
  readonly get: number
  readonly post: number
  readonly coldStart: number
  readonly memory: number
}
export type PeerRow = PeerFigures | { readonly name: string; readonly reason: string }

/** Of this mock. */
export const peerGoals = {
  get: 'at least 0.95',
  post: 'at least 0.85',
  coldStart: 'at most 1.25',
  memory: 'at most 1.3',
} as const

/** One line for each server, ratios to a bare Fastify route; a peer that could not be had says why. */
export function describePeers(rows: readonly PeerRow[]): string {
  const head = line('To a bare Fastify route', ['GET nps', 'POST login', 'cold start', 'memory'])
  const { get, post, coldStart, memory } = peerGoals
  return [head, ...rows.map(describePeer), line('goal of this mock', [get, post, coldStart, memory])].join('\n')
}

export function describePeer(row: PeerRow): string {
  if ('reason' in row) return `${row.name.padEnd(28)}not measured: ${row.reason}`
  const { name, version, get, post, coldStart, memory } = row
  return line(
    `${name} ${version}`,
    [get, post, coldStart, memory].map((ratio) => ratio.toFixed(2)),
  )
}

const line = (name: string, cells: readonly string[]) => name.padEnd(28) + cells.map((cell) => cell.padEnd(15)).join('')
