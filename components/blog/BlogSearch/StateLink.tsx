import type { ComponentProps } from 'react'
import type { BlogHistory } from './blogHistory.ts'
import { type BlogState, blogAddress } from './blogState.ts'
import { localizePath } from '../../../renderer/addresses.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'

/** The properties of a click that matter here, in React's events and the browser's. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>

/**
 * Goes to another state of the blog when a link to it is clicked.
 *
 * @returns whether it is shown without leaving the page
 */
export type Follow = (event: Click, target: BlogState) => boolean

/** Stays on the page if leaving would lose the query; otherwise leaves the link to the browser. */
export function followWithin(history: BlogHistory): Follow {
  return (event, target) => {
    const isFollowed = target.query !== '' && isPlain(event) && history.go(target)
    if (isFollowed) event.preventDefault()
    return isFollowed
  }
}

/** Whether the click follows the link here, not in another tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

interface StateLinkProps extends ComponentProps<'a'> {
  readonly to: BlogState
  readonly onFollow: Follow
}

/** A link to another state of the blog, which also works in another tab. */
export function StateLink({ to, onFollow, children, ...props }: StateLinkProps) {
  const { locale } = useIslandSetting()
  return (
    <a {...props} href={localizePath(blogAddress(to), locale)} onClick={(event) => onFollow(event, to)}>
      {children}
    </a>
  )
}
