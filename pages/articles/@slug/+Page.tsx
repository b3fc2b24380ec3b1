import { Prose } from '../../../components/Prose/Prose.tsx'
import { useData } from '../../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { article, Body } = useData<Data>()
  return (
    <article>
      <h1>{article.frontmatter.title}</h1>
      <Prose body={Body} />
    </article>
  )
}
