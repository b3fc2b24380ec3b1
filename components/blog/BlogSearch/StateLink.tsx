import type { ComponentProps } from 'react'
import type { BlogHistory } from './blogHistory.ts'
import { type BlogState, blogAddress } from './blogState.ts'
import { localizePath } from '../../../renderer/addresses.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'

/** What there is to know of a click, React's or the browser's own. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>

/**
 * Follows a link to another state of the blog.
 *
 * @returns whether it is shown without leaving the page
 */
export type Follow = (event: Click, target: BlogState) => boolean

/** Stays on the page where a search is typed that would be lost; any other link is the browser's. */
export function followWithin(history: BlogHistory): Follow {
  return (event, target) => {
    const isFollowed = target.query !== '' && isPlain(event) && history.go(target)
    if (isFollowed) event.preventDefault()
    return isFollowed
  }
}

/** Whether it asks for a link here, and not in another tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

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
