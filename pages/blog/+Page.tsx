import { BlogList } from '../../components/blog/BlogList/BlogList.tsx'
import { useData } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'

export function Page() {
  return <BlogList blog={useData<Data>()} />
}
