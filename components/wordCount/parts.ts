/** The parts of a document: those that are counted, then those that are left out. */
export type PartName = 'body' | 'notes' | 'headers' | 'textBoxes' | 'drawings' | 'formFields' | LeftOutName
type LeftOutName = (typeof leftOutNames)[number]

const leftOutNames = [
  'comments',
  'speakerNotes',
  'hidden',
  /** Cells whose text is that of an earlier one. */
  'repeatedCells',
  /** What the document says is not to be translated. */
  'locked',
  'runningHeads',
] as const
/** The parts that are not in the words of a document. */
export const leftOut: ReadonlySet<PartName> = new Set(leftOutNames)
