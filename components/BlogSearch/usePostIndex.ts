import { useLayoutEffect, useReducer, useState, type RefObject } from 'react'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import type { BlogState } from './blogState.ts'
import { createPostIndex, fetchPostPiece, type PostIndex } from './postIndex.ts'

/**
 * The posts of the blog, as far as they have come: all are fetched while something is searched. What comes, or does not,
 * is rendered.
 *
 * @param input whoever is in it already is about to search
 */
export function usePostIndex(state: BlogState, input: RefObject<HTMLInputElement | null>): PostIndex {
  const { locale } = useIslandSetting()
  const [, render] = useReducer((count: number) => count + 1, 0)
  const [index] = useState(() => createPostIndex((piece) => fetchPostPiece(locale, piece), render))

  // The network need not wait for the next frame, as other effects do.
  useLayoutEffect(() => {
    if (document.activeElement === input.current) void index.loadFirst()
  }, [index, input])

  // What did not come is asked for again at the next letter, and when there is a network again.
  useLayoutEffect(() => {
    if (state.query === '') return undefined
    const load = () => void index.loadAll()
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [index, state])

  return index
}
