import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn, ZoomOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './avatar.module.css'
import { ZOOM } from './crop-rules.ts'

type CropButtonsProps = {
  zoom: number
  /** Steps of the photo to the right and down. */
  onMove: (x: number, y: number) => void
  onZoom: (by: number) => void
}

/** For donors who can neither drag nor pinch (WCAG 2.5.7). */
export function CropButtons({ zoom, onMove, onZoom }: CropButtonsProps) {
  const { t } = useTranslation('avatar')
  const moves = [
    { id: 'left', label: t(($) => $.crop.left), Icon: ArrowLeft, x: -1, y: 0 },
    { id: 'up', label: t(($) => $.crop.up), Icon: ArrowUp, x: 0, y: -1 },
    { id: 'down', label: t(($) => $.crop.down), Icon: ArrowDown, x: 0, y: 1 },
    { id: 'right', label: t(($) => $.crop.right), Icon: ArrowRight, x: 1, y: 0 },
  ]
  return (
    <>
      <p id="crop-keys" className="soft small">
        {t(($) => $.crop.hint)}
      </p>
      <div className={styles.tools}>
        <div className={styles.moves}>
          {moves.map(({ id, label, Icon, x, y }) => (
            <button key={id} type="button" className={styles.tool} aria-label={label} onClick={() => onMove(x, y)}>
              <Icon aria-hidden="true" />
            </button>
          ))}
        </div>
        <div className={styles.zoom}>
          <button
            type="button"
            className={styles.tool}
            aria-label={t(($) => $.crop.farther)}
            onClick={() => onZoom(-ZOOM.step)}
          >
            <ZoomOut aria-hidden="true" />
          </button>
          <input
            type="range"
            aria-label={t(($) => $.crop.zoom)}
            aria-valuetext={`${Math.round(zoom * 100)}\u00a0%`}
            min={ZOOM.least}
            max={ZOOM.most}
            step={ZOOM.step / 5}
            value={zoom}
            onChange={(event) => onZoom(Number(event.target.value) - zoom)}
          />
          <button
            type="button"
            className={styles.tool}
            aria-label={t(($) => $.crop.nearer)}
            onClick={() => onZoom(ZOOM.step)}
          >
            <ZoomIn aria-hidden="true" />
          </button>
        </div>
      </div>
    </>
  )
}
