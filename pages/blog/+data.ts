import type { PageContextServer } from 'vike/types'
import { readBlogPage } from '../../components/blog/BlogList/posts.ts'

export type Data = ReturnType<typeof data>

export function data({ routeParams, locale }: PageContextServer) {
  return readBlogPage(routeParams, locale)
}
