export { metadata } from '../../components/blog/BlogList/blogMetadata.ts'
