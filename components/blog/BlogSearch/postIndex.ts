import { isPostPiece, type PostPiece, type SearchablePost } from './postPiece.ts'
import { foldText } from './searchPosts.ts'

export interface IndexedPost extends SearchablePost {
  /** The title as it is compared. */
  readonly folded: string
}

/** The posts of the blog, as far as they have come over the network. */
export interface PostIndex {
  /** The latest posts without a gap: those after a piece that is missing wait for it, so that no list changes its order. */
  posts(): readonly IndexedPost[]
  /** Whether `posts()` holds all of them. */
  isComplete(): boolean
  /** Whether a piece did not come, and is not on its way again. */
  hasFailed(): boolean
  /** Fetches what is missing of the first piece, with the latest posts. */
  loadFirst(): Promise<void>
  /** Fetches all that is missing. */
  loadAll(): Promise<void>
}

/**
 * An index without any posts yet.
 *
 * @param fetchPiece what brings a piece, by its number from 0
 * @param onChange told whenever a piece has come, has failed, or is asked for again
 */
export function createPostIndex(fetchPiece: (piece: number) => Promise<PostPiece>, onChange: () => void): PostIndex {
  const pieces = new Map<number, readonly IndexedPost[]>()
  const underWay = new Map<number, Promise<void>>()
  const failed = new Set<number>()
  let pieceCount = Infinity
  let posts: readonly IndexedPost[] = []

  const take = (piece: number, content: PostPiece): void => {
    pieceCount = content.pieceCount
    pieces.set(
      piece,
      content.posts.map((post) => ({ ...post, folded: foldText(post.title) })),
    )
    const order = Array.from({ length: pieces.size }, (_, index) => pieces.get(index))
    const gap = order.indexOf(undefined)
    posts = order.slice(0, gap === -1 ? undefined : gap).flatMap((known) => known ?? [])
  }

  const load = (piece: number): Promise<void> => {
    const known = underWay.get(piece)
    if (known || pieces.has(piece)) return known ?? Promise.resolve()
    const loading = fetchPiece(piece)
      .then(
        (content) => take(piece, content),
        () => void failed.add(piece),
      )
      .finally(() => {
        underWay.delete(piece)
        onChange()
      })
    underWay.set(piece, loading)
    if (failed.delete(piece)) onChange()
    return loading
  }

  return {
    posts: () => posts,
    isComplete: () => pieces.size === pieceCount,
    hasFailed: () => failed.size > 0,
    loadFirst: () => load(0),
    loadAll: async () => {
      await load(0)
      if (!pieces.has(0)) return
      await Promise.all(Array.from({ length: pieceCount }, (_, piece) => load(piece)))
    },
  }
}

/**
 * Fetches a piece of the list of posts.
 *
 * @throws Error where it can't be had
 */
export async function fetchPostPiece(locale: string, piece: number): Promise<PostPiece> {
  const response = await fetch(`/${locale}/blog-index/${piece}.json`)
  if (!response.ok) throw new Error(`A piece of the list of posts answered ${response.status}.`)
  const content: unknown = await response.json()
  if (!isPostPiece(content)) throw new Error('A piece of the list of posts is none.')
  return content
}
