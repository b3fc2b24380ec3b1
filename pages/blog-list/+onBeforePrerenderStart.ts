import { pathsOfFurtherListings } from '../../components/BlogList/posts.ts'

export const onBeforePrerenderStart = () => pathsOfFurtherListings()
