import type { ComponentProps } from 'react'

/** A code block; long lines scroll, so it is focusable for keyboard users. */
export function CodeBlock(props: ComponentProps<'pre'>) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <pre tabIndex={0} {...props} />
}
