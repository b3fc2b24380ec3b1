import type { MDXComponents } from 'mdx/types'
import { ButtonLink } from '../elements/Button/ButtonLink.tsx'
import { Link } from '../elements/Link/Link.tsx'
import { AnchoredHeading } from './AnchoredHeading/AnchoredHeading.tsx'
import { CallToAction } from './CallToAction/CallToAction.tsx'
import { CodeBlock } from './CodeBlock/CodeBlock.tsx'
import { Comparison } from './Comparison/Comparison.tsx'
import { KeyFigures } from './KeyFigures/KeyFigures.tsx'
import { Lang } from './Lang/Lang.tsx'
import { Note } from './Note/Note.tsx'
import { PullQuote } from './PullQuote/PullQuote.tsx'
import { Steps } from './Steps/Steps.tsx'
import { Table } from './Table/Table.tsx'

/**
 * The React components for Markdown, for the components of registry.ts, and for the parts that
 * tools/markdown/compileComponents.ts generates in them.
 */
export const mdxComponents: MDXComponents = {
  a: Link,
  h2: (props) => <AnchoredHeading level="h2" {...props} />,
  h3: (props) => <AnchoredHeading level="h3" {...props} />,
  h4: (props) => <AnchoredHeading level="h4" {...props} />,
  pre: CodeBlock,
  table: Table,
  Lang,
  Note,
  PullQuote,
  KeyFigures,
  Comparison,
  Steps,
  CallToAction,
  ButtonLink,
}
