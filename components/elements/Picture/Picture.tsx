import type { Picture as PictureFile } from '../../../renderer/entry.ts'
import { type PicturePlace, pictureSizes } from './pictureSizes.ts'

interface PictureProps extends PictureFile {
  /** What it shows; empty where a text beside it says the same. */
  readonly alt: string
  /** What it is where it stands: says how wide a photograph is needed. */
  readonly place?: PicturePlace
  /** True for a picture of the first screen, which is fetched at once. */
  readonly priority?: boolean
}

/** A picture whose place is kept while it loads. */
export function Picture({ src, width, height, sources, alt, place = 'wide', priority = false }: PictureProps) {
  const image = (
    <img
      // What many pictures share comes first: to a compressor, that is one word.
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      width={width}
      height={height}
      src={src}
      alt={alt}
    />
  )
  if (!sources) return image
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} sizes={pictureSizes[place]} {...source} />
      ))}
      {image}
    </picture>
  )
}
