import 'react-easy-crop/react-easy-crop.css'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import styles from './avatar.module.css'
import { CropButtons } from './crop-buttons.tsx'
import { MOVE, type Point, type Size, within, ZOOM, zoomed } from './crop-rules.ts'
import type { Area } from './draw-square.ts'

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
    <div className={styles.editor}>
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
    </div>
  )
}
