import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { listingOfRoute, POSTS_PER_PAGE } from '../../components/blog/listing.ts'
import { paginate } from '../../components/blog/Pagination/paginate.ts'
import { listEntries } from '../../renderer/content.ts'
import { ownFirst, postsOf } from './listedPosts.ts'

const RECENT_POSTS = 3

export type Data = ReturnType<typeof data>

/** @throws Vike's 404 if the page does not exist */
export function data({ routeParams, locale }: PageContextServer) {
  const listing = listingOfRoute(routeParams)
  const category = listing && postsOf(listing.category, locale)
  const page = category && paginate(category, listing.page, POSTS_PER_PAGE)
  if (!page) throw render(404)
  return {
    listing,
    posts: page,
    /** The number of posts in the category, on all its pages. */
    postCount: category.length,
    /** The latest posts of all categories that the page does not list itself. */
    recent: ownFirst(listEntries('articles', locale), locale)
      .filter((post) => !page.items.includes(post))
      .slice(0, RECENT_POSTS),
  }
}
