export { formatPath } from '../check/frontmatter/schemaIssues.ts'
