import type { Components } from 'hast-util-to-jsx-runtime'
import { Link } from '../elements/Link/Link.tsx'
import { AnchoredHeading } from './AnchoredHeading/AnchoredHeading.tsx'
import { CodeBlock } from './CodeBlock/CodeBlock.tsx'
import { Note } from './Note/Note.tsx'
import { PullQuote } from './PullQuote/PullQuote.tsx'
import { ScrollableTable } from './ScrollableTable/ScrollableTable.tsx'

/** What Markdown and the components of registry.ts become. */
export const mdxComponents: Components = {
  a: Link,
  h2: (props) => <AnchoredHeading level="h2" {...props} />,
  h3: (props) => <AnchoredHeading level="h3" {...props} />,
  h4: (props) => <AnchoredHeading level="h4" {...props} />,
  pre: CodeBlock,
  table: ScrollableTable,
  Note,
  PullQuote,
}
