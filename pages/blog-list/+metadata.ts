export { metadata } from '../../components/BlogList/blogMetadata.ts'
