import type { ComponentProps } from 'react'

/** Lines of code; long ones scroll within it, for which the keyboard needs its focus. */
export function CodeBlock(props: ComponentProps<'pre'>) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <pre tabIndex={0} {...props} />
}
