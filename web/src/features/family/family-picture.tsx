import { useState } from 'react'
import type { FamilyPhoto } from '../../shared/api/wire.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { imageAddress } from '../../shared/format/image-address.ts'
import { cx } from '../../shared/ui/class-names.ts'
import { FamilyDrawing } from './family-drawing.tsx'
import styles from './family-picture.module.css'

/** Room that is kept before the photo arrives, 4 by 3, so that nothing moves (pixels are the browser's business). */
const room = {
  large: { width: 800, height: 600 },
  small: { width: 400, height: 300 },
}

type FamilyPictureProps = {
  photo: FamilyPhoto | null
  size?: keyof typeof room
  /** `cover` fills its room and is cut, `contain` shows the whole photo. */
  fit?: 'cover' | 'contain'
  /** In view at once: not to be waited for. */
  eager?: boolean
  /** The words beside it or the button around it say it all. */
  decorative?: boolean
  className?: string | undefined
}

/** A photo of the family with its Czech description, or a drawing where there is none or it does not load. */
export function FamilyPicture({
  photo,
  size = 'small',
  fit = 'cover',
  eager = false,
  decorative = false,
  className,
}: FamilyPictureProps) {
  const { hosts } = useConfig()
  const [broken, setBroken] = useState<string>()
  const address = photo === null ? undefined : imageAddress(photo.path, hosts.image)
  if (photo === null || address === undefined || address === broken) {
    const drawing = <FamilyDrawing className={cx(styles.picture, className)} />
    if (photo === null || decorative) return drawing
    return (
      <span role="img" aria-label={photo.description} lang="cs">
        {drawing}
      </span>
    )
  }
  return (
    <img
      {...room[size]}
      src={address}
      alt={decorative ? '' : photo.description}
      lang="cs"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={cx(styles.picture, fit === 'contain' && styles.whole, className)}
      onError={() => setBroken(address)}
    />
  )
}
