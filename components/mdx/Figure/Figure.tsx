import type { ComponentProps } from 'react'

/** A picture of a document; its Markdown title is the caption. */
export function Figure({ title, alt = '', ...props }: ComponentProps<'img'>) {
  if (!title) return <img {...props} alt={alt} />
  return (
    // Markdown puts a picture in a paragraph, which may hold no <figure>.
    <span role="figure" aria-label={title} data-figure="">
      <img {...props} alt={alt} />
      <span data-caption="">{title}</span>
    </span>
  )
}
