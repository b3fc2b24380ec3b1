import { Prose } from '../../components/document/Prose/Prose.tsx'
import { CodeBlock } from '../../components/mdx/CodeBlock/CodeBlock.tsx'
import { MdxBody } from '../../components/mdx/MdxBody.tsx'
import { useData } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { Specimen } from './Specimen.tsx'
import styles from './Writing.module.css'

/** What writers may use besides Markdown: how it is written, and what it becomes. */
export function Writing() {
  const { examples } = useData<Data>()
  return examples.map(({ name, purpose, source, body }) => (
    <Specimen key={name} name={name} note={<Purpose>{purpose}</Purpose>}>
      <div className={styles.example}>
        <CodeBlock className={styles.source}>
          <code>{source}</code>
        </CodeBlock>
        <Prose>
          <MdxBody body={body} />
        </Prose>
      </div>
    </Specimen>
  ))
}

/** A text in which code stands between backquotes, as in the guide. */
function Purpose({ children }: { readonly children: string }) {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))
}
