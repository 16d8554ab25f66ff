import styles from './qr-code.module.css'
import type { QrMatrix } from './qr-matrix.ts'

/** Width of the white margin in squares, as readers need it (ISO/IEC 18004). */
export const QUIET_ZONE = 4

/** A QR code as crisp lines on a white background, in dark mode too, because readers need dark on light. `label` describes its content. */
export function QrCode({ matrix, label }: { matrix: QrMatrix; label: string }) {
  const side = matrix.length + 2 * QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect className={styles.plate} width={side} height={side} />
      <path className={styles.squares} d={pathOf(matrix)} />
    </svg>
  )
}

/** One bar per run of dark squares in a row. */
function pathOf(matrix: QrMatrix): string {
  return matrix.flatMap((row, y) => runsOf(row).map(([x, length]) => barAt(x, y, length))).join('')
}

function barAt(x: number, y: number, length: number): string {
  return `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    if (!isDark) return
    const last = runs[runs.length - 1]
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
