import type { PartName } from '../tally.ts'
import { collectParts, type Grammar, hide } from './collectParts.ts'
import { countDrawings, drawing, type DrawingContext, followShape, type References } from './drawings.ts'
import { isOn, officeNamespaces } from './officeNamespaces.ts'
import { readXml } from './xml.ts'

const comments: Grammar = {
  ...drawing,
  texts: new Set(['p:text', 'a:t']),
  breaks: new Set(['p:text', 'a:p', 'a:br']),
}

/** What belongs to a slide without being referred to. */
const belonging: ReadonlyMap<string, PartName> = new Map([
  ['notesslide', 'speakerNotes'],
  ['comments', 'comments'],
])

/** Counts a presentation: the slides in its list, with their charts, diagrams, notes and comments. */
export async function countPresentation(context: DrawingContext): Promise<void> {
  const { pack } = context
  const listed = new Set<string | undefined>()
  readXml(pack.mainSource, officeNamespaces, {
    open: ({ name, attribute }) => name === 'p:sldId' && listed.add(attribute('r:id')),
  })
  for (const { id, type, target } of await pack.relationshipsOf(pack.main)) {
    if (type !== 'slide' || !listed.has(id)) continue
    // Sequentially, because the output so far limits what may follow.
    // oxlint-disable-next-line no-await-in-loop
    await countSlide(context, target)
  }
}

async function countSlide(context: DrawingContext, slide: string): Promise<void> {
  const { pack, tally } = context
  const found: References = new Map()
  let isHidden = false
  const texts = collectParts(await pack.read(slide), 'body', drawing, {
    open: (element) => {
      if (element.name !== 'p:sld') return followShape(element, found)
      isHidden = !isOn(element.attribute('show'))
      return isHidden ? hide(element) : undefined
    },
  })
  for (const [part, text] of texts) tally.add(part, text)
  const relationships = await pack.relationshipsOf(slide)
  await countDrawings(context, relationships, found, { isHidden })
  for (const { type, target } of relationships) {
    const part = belonging.get(type)
    if (!part || !pack.take(target)) continue
    const grammar = part === 'comments' ? comments : drawing
    // oxlint-disable-next-line no-await-in-loop
    for (const [of, text] of collectParts(await pack.read(target), isHidden ? 'hidden' : part, grammar))
      tally.add(of, text)
  }
}
