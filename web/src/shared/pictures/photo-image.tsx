import type { ImgHTMLAttributes, ReactNode } from 'react'
import { useConfig } from '../config/config-context.tsx'
import { imageAddress } from '../format/image-address.ts'
import { useRenewPictures } from './renew-pictures.ts'
import { usePicture } from './use-picture.ts'

type PhotoImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'onLoad' | 'onError'> & {
  /** The path as the provider sends it. */
  path: string
  alt: string
  /** Shown when the picture cannot be loaded. */
  fallback: ReactNode
}

/** A photo from the image host. When its address has expired, its space stays reserved while a fresh address is requested. */
export function PhotoImage({ path, alt, fallback, className, ...image }: PhotoImageProps) {
  const { hosts } = useConfig()
  const src = imageAddress(path, hosts.image)
  const { state, ...events } = usePicture(src, useRenewPictures())
  if (src === undefined || state === 'broken') return fallback
  if (state === 'renewing')
    return (
      <span className={className} {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })} />
    )
  return <img {...image} {...events} src={src} alt={alt} className={className} decoding="async" />
}
