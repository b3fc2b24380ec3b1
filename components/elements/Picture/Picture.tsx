import type { Picture as PictureFile } from '../../../renderer/entry.ts'
import { type PicturePlace, pictureSizes } from './pictureSizes.ts'

interface PictureProps extends PictureFile {
  /** The alternative text; empty if adjacent text says the same. */
  readonly alt: string
  /** Its role in the layout, which determines `sizes`. */
  readonly place?: PicturePlace
  /** True in the first screen: the picture is then fetched eagerly. */
  readonly priority?: boolean
}

/** A picture whose space is reserved while it loads. */
export function Picture({ src, width, height, avif, alt, place = 'wide', priority = false }: PictureProps) {
  const image = (
    <img
      // The attributes that most pictures share come first, because that compresses better.
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      width={width}
      height={height}
      src={src}
      alt={alt}
    />
  )
  if (!avif) return image
  return (
    <picture>
      <source sizes={pictureSizes[place]} type="image/avif" srcSet={avif} />
      {image}
    </picture>
  )
}
