import type { PluggableList, Preset } from 'unified'
import * as blocks from './blocks.ts'
import * as characters from './characters.ts'
import * as componentContent from './componentContent.ts'
import * as components from './components.ts'
import * as footnotes from './footnotes.ts'
import * as headings from './headings.ts'
import * as links from './links.ts'
import * as lists from './lists.ts'
import * as marks from './marks.ts'
import * as tables from './tables.ts'

/** What nothing goes on with: of what is found in the text, what comes first is told. */
const errors = [
  blocks.bodyEmpty,
  components.componentUnknown,
  components.htmlTag,
  components.htmlUseless,
  components.attributeUnknown,
  components.attributeTwice,
  components.attributeMissing,
  components.attributeWrong,
  components.videoTwice,
  componentContent.componentEmpty,
  componentContent.componentInSentence,
  componentContent.wordsOnly,
  componentContent.componentNested,
  componentContent.componentList,
  componentContent.figureShape,
  componentContent.comparisonTexts,
  componentContent.callWithoutLink,
  headings.headingEmpty,
  headings.headingFirstLevel,
  headings.headingSkipped,
  headings.headingByDashes,
  headings.headingUnread,
  links.linkEmpty,
  links.linkPicture,
  links.linkMisspelt,
  links.linkWrong,
  blocks.pictureByReference,
  blocks.pictureUndescribed,
  tables.tableHeadEmpty,
  tables.tableRowLong,
  tables.tableRowApart,
  tables.tableUnread,
  footnotes.definitionTwice,
  footnotes.footnoteUnused,
  blocks.codeUnclosed,
  lists.taskBox,
  lists.listUnread,
  characters.characterForbidden,
  marks.programText,
  marks.braceShown,
  marks.definitionColon,
  footnotes.footnoteMissing,
  marks.linkUnread,
  marks.definitionMissing,
  marks.markSpaced,
  marks.markForeign,
  marks.fillerText,
]

/** What can stay as it is, though it should not. */
const remarks = [
  headings.headingTwice,
  links.linkAroundPicture,
  links.linkVague,
  links.linkBare,
  links.linkInsecure,
  footnotes.referenceUnused,
  tables.tableRowShort,
  blocks.codeIndented,
  lists.listItemEmpty,
  marks.footnoteOfWord,
  marks.entityShown,
  marks.markShown,
  characters.characterHidden,
]

const plugins: PluggableList = [
  ...errors.map((rule): PluggableList[number] => [rule, [2]]),
  ...remarks.map((rule): PluggableList[number] => [rule, [1]]),
]

/** All rules for the body of a document, for the check, MDX and editors. */
export const bodyRules: Preset = { plugins }
