import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { tsImport } from 'tsx/esm/api'

const [{ documentSyntax, gfmOptions }, { bodyRules }] = await Promise.all([
  tsImport('./tools/content/parse.ts', import.meta.url),
  tsImport('./tools/check/body/bodyRules.ts', import.meta.url),
])

/** Editors that speak unified show what the content check says of a body, while it is typed. */
export default { plugins: [documentSyntax, [remarkGfm, gfmOptions], remarkFrontmatter, bodyRules] }
