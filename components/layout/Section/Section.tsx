import { useId, type ReactNode } from 'react'
import stackedStyles from './Section.module.css'
import splitStyles from './SplitSection.module.css'

interface SectionProps {
  readonly title: string
  readonly lead?: string
  /** The id that fragments link to. */
  readonly id?: string
  /** A band in another colour across the page. */
  readonly tone?: 'paper' | 'surface' | 'sand' | 'night'
  /** The place of the heading: above the content or, for lists and body text, next to it. */
  readonly layout?: 'stacked' | 'split'
  /**
   * True below the first screen: styles used only here and further down may then load later
   * (tools/build/finish/inlineStyles.ts).
   */
  readonly isBelowFold?: boolean
  readonly children: ReactNode
}

/** A section of a page with a heading (h2), as wide as the page's grid. */
export function Section({
  title,
  lead,
  id,
  tone = 'paper',
  layout = 'stacked',
  isBelowFold = false,
  children,
}: SectionProps) {
  const generatedId = useId()
  const headingId = `${id ?? generatedId}-title`
  const classes =
    layout === 'stacked'
      ? {
          section: stackedStyles.section,
          heading: undefined,
          lead: stackedStyles.lead,
          content: stackedStyles.content,
        }
      : { section: splitStyles.section, heading: splitStyles.heading, lead: splitStyles.lead, content: undefined }
  return (
    <section
      className={classes.section}
      data-tone={tone}
      id={id}
      aria-labelledby={headingId}
      data-below-fold={isBelowFold ? '' : undefined}
    >
      <div className={classes.heading}>
        <h2 id={headingId}>{title}</h2>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  )
}
