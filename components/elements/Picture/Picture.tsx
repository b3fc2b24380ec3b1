import type { Picture as PictureFile } from '../../../renderer/entry.ts'

interface PictureProps extends PictureFile {
  /** What it shows; empty where a text beside it says the same. */
  readonly alt: string
  /** True for a picture of the first screen, which is fetched at once. */
  readonly priority?: boolean
}

/** A picture whose place is kept while it loads. */
export function Picture({ src, width, height, alt, priority = false }: PictureProps) {
  return (
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
}
