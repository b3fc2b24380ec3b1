import type { ComponentProps } from 'react'
import { localizePath } from '../../renderer/addresses.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { blogAddress, type BlogState } from './blogState.ts'
import type { Follow } from './follow.ts'

interface StateLinkProps extends ComponentProps<'a'> {
  readonly to: BlogState
  readonly onFollow: Follow
}

/** A link to another state of the blog, which any other tab can open, too. */
export function StateLink({ to, onFollow, children, ...props }: StateLinkProps) {
  const { locale } = useIslandSetting()
  return (
    <a {...props} href={localizePath(blogAddress(to), locale)} onClick={(event) => onFollow(event, to)}>
      {children}
    </a>
  )
}
