import type { PartName } from '../tally.ts'
import { collectParts, type Fate, type Grammar } from './collectParts.ts'
import { countDrawings, createReferences, drawing, type DrawingContext, followShape } from './drawings.ts'
import { isOn } from './officeNamespaces.ts'
import type { XmlElement } from './xml.ts'

const comments: Grammar = {
  ...drawing,
  texts: new Set(['p:text', 'a:t']),
  breaks: new Set(['p:text', 'a:p', 'a:br']),
}

/** What belongs to a slide without being referred to. */
const belonging: Readonly<Record<string, PartName>> = { notesslide: 'speakerNotes', comments: 'comments' }

/** Counts a presentation: the slides in its list, with their charts, diagrams, notes and comments. */
export async function countPresentation(context: DrawingContext): Promise<void> {
  const { pack } = context
  const listed = createReferences()
  collectParts(pack.mainSource, 'body', drawing, {
    open: ({ name, attribute }) => {
      if (name === 'p:sldId') listed.add(attribute('r:id'), false)
      return undefined
    },
  })
  for (const { id, type, target } of await pack.relationshipsOf(pack.main)) {
    if (type !== 'slide' || !listed.has(id)) continue
    // Sequentially, because the output so far limits what may follow.
    // oxlint-disable-next-line no-await-in-loop
    await countSlide(context, target)
  }
}

async function countSlide(context: DrawingContext, slide: string): Promise<void> {
  const { pack, tally, counted } = context
  const found = createReferences()
  let isHidden = false
  const source = await pack.read(slide)
  const follow = (element: XmlElement, isHiddenHere: () => boolean): Fate | undefined => {
    if (element.name !== 'p:sld') return followShape(element, isHiddenHere, found)
    isHidden = !isOn(element.attribute('show'))
    return isHidden ? { hide: 0 } : undefined
  }
  for (const [part, text] of collectParts(source, 'body', drawing, { open: follow })) tally.add(part, text)
  const relationships = await pack.relationshipsOf(slide)
  await countDrawings(context, relationships, found, { isHidden })
  for (const { type, target } of relationships) {
    const part = belonging[type]
    if (!part || counted.has(target.toLowerCase()) || !pack.has(target)) continue
    counted.add(target.toLowerCase())
    const grammar = part === 'comments' ? comments : drawing
    // oxlint-disable-next-line no-await-in-loop
    const texts = collectParts(await pack.read(target), isHidden ? 'hidden' : part, grammar)
    for (const [of, text] of texts) tally.add(of, text)
  }
}
