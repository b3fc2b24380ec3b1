import type { Palette } from './palette.ts'
import type { TextStyle } from './pen.ts'

/** How the texts of a case study are set. */
export type StyleName = 'text' | 'lead' | 'small' | 'part' | 'heading' | 'subheading' | 'quote' | 'tableHead' | 'cell'

/** The styles in the colours of the site. */
export function stylesOf({ day }: Palette): Readonly<Record<StyleName, TextStyle>> {
  const shared = { color: day.ink, linkColor: day.river, codeColor: day.sand }
  return {
    text: { ...shared, face: 'text', size: 10.5, leading: 15.5 },
    lead: { ...shared, face: 'text', size: 12.5, leading: 18 },
    small: { ...shared, face: 'text', size: 8.75, leading: 12.5, color: day['ink-soft'] },
    part: { ...shared, face: 'display', size: 15, leading: 18 },
    heading: { ...shared, face: 'display', size: 13, leading: 17 },
    subheading: { ...shared, face: 'bold', size: 10.5, leading: 15.5 },
    quote: { ...shared, face: 'display', size: 19, leading: 24 },
    tableHead: { ...shared, face: 'bold', size: 9, leading: 12.5, color: day['ink-soft'] },
    cell: { ...shared, face: 'text', size: 9.5, leading: 13 },
  }
}

/** From the top of a line to its base line. */
export function baselineOf({ size, leading }: TextStyle): number {
  return (leading - size) / 2 + size * 0.78
}
