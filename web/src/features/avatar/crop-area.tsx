import { Stack } from '#web/shared/ui/stack/stack.tsx'
import 'react-easy-crop/react-easy-crop.css'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import styles from './avatar.module.css'
import { MOVE, type Point, type Size, within, ZOOM, zoomed } from './crop-rules.ts'
import type { Area } from './draw-square.ts'

type CropButtonsProps = {
  zoom: number
  /** Steps of the photo to the right and down. */
  onMove: (x: number, y: number) => void
  onZoom: (by: number) => void
}

/** For donors who can neither drag nor pinch (WCAG 2.5.7). */
function CropButtons({ zoom, onMove, onZoom }: CropButtonsProps) {
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

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type CropAreaProps = { url: string; onArea: (area: Area) => void; onBroken: () => void }

/** The photo under a round window: dragged, pinched, or moved by arrow keys. In a lazy chunk with its library. */
export function CropArea({ url, onArea, onBroken }: CropAreaProps) {
  const { t } = useTranslation('avatar')
  const [place, setPlace] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(ZOOM.least)
  const [photo, setPhoto] = useState<Size>()
  const [square, setSquare] = useState<Size>()

  const stage = useRef<HTMLDivElement>(null)
  const isThere = square !== undefined
  // The button that chose the photo is gone: the focus moves to the crop window.
  useEffect(() => {
    if (isThere) stage.current?.querySelector<HTMLElement>('[role=application]')?.focus()
  }, [isThere])

  function move(x: number, y: number) {
    if (photo && square) setPlace((at) => within({ x: at.x + x * MOVE, y: at.y + y * MOVE }, photo, square, zoom))
  }

  function nearer(by: number) {
    const next = zoomed(zoom, by)
    setZoom(next)
    if (photo && square) setPlace((at) => within(at, photo, square, next))
  }

  // Replaces the library's own handler, which supports the arrow keys only.
  function followKeys(event: KeyboardEvent) {
    const [x, y] = ARROWS[event.key] ?? [0, 0]
    if (event.key === '+' || event.key === '=') nearer(ZOOM.step)
    else if (event.key === '-') nearer(-ZOOM.step)
    else if (x !== 0 || y !== 0) move(x, y)
    else return
    event.preventDefault()
  }

  return (
    <Stack gap={3}>
      <div ref={stage} className={styles.stage}>
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          minZoom={ZOOM.least}
          maxZoom={ZOOM.most}
          aspect={1}
          cropShape="round"
          showGrid={false}
          // The page's content security policy allows styles from files only.
          disableAutomaticStylesInjection
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(_, area) => onArea(area)}
          setMediaSize={setPhoto}
          setCropSize={setSquare}
          mediaProps={{ onError: onBroken }}
          classes={{ cropAreaClassName: styles.window ?? '' }}
          cropperProps={{
            // A screen reader has to pass the arrow keys to the crop window.
            role: 'application',
            'aria-label': t(($) => $.crop.area),
            'aria-describedby': 'crop-keys',
            onKeyDown: followKeys,
          }}
        />
      </div>
      <CropButtons zoom={zoom} onMove={move} onZoom={nearer} />
    </Stack>
  )
}
