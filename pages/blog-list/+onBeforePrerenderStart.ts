import { pathsOfFurtherListings } from '../../components/blog/BlogList/posts.ts'

export const onBeforePrerenderStart = () => pathsOfFurtherListings()
