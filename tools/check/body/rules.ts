import type { PluggableList, Preset } from 'unified'
import { bodyEmpty, codeIndented, codeUnclosed, pictureByReference, pictureUndescribed } from './blocks.ts'
import { characterForbidden, characterHidden } from './characters.ts'
import {
  callWithoutLink,
  comparisonLanguages,
  comparisonTexts,
  componentEmpty,
  componentInSentence,
  componentList,
  componentNested,
  figureShape,
  wordsOnly,
} from './componentContent.ts'
import {
  attributeMissing,
  attributeTwice,
  attributeUnknown,
  attributeWrong,
  componentUnknown,
  htmlTag,
  htmlUseless,
  languageOwn,
  videoTwice,
} from './components.ts'
import { definitionTwice, footnoteMissing, footnoteUnused, referenceUnused } from './footnotes.ts'
import {
  headingByDashes,
  headingEmpty,
  headingFirstLevel,
  headingSkipped,
  headingTwice,
  headingUnread,
} from './headings.ts'
import {
  linkAroundPicture,
  linkBare,
  linkEmpty,
  linkInsecure,
  linkMisspelt,
  linkPicture,
  linkVague,
  linkWrong,
} from './links.ts'
import { listItemEmpty, listUnread, taskBox } from './lists.ts'
import {
  braceShown,
  definitionColon,
  entityShown,
  fillerText,
  footnoteOfWord,
  linkUnread,
  markForeign,
  markShown,
  markSpaced,
  programText,
  definitionMissing,
} from './marks.ts'
import { tableHeadEmpty, tableRowApart, tableRowLong, tableRowShort, tableUnread } from './tables.ts'

/** What nothing goes on with: of what is found in the text, what comes first is told. */
const errors = [
  bodyEmpty,
  componentUnknown,
  htmlTag,
  htmlUseless,
  attributeUnknown,
  attributeTwice,
  attributeMissing,
  attributeWrong,
  languageOwn,
  videoTwice,
  componentEmpty,
  componentInSentence,
  wordsOnly,
  componentNested,
  componentList,
  figureShape,
  comparisonTexts,
  comparisonLanguages,
  callWithoutLink,
  headingEmpty,
  headingFirstLevel,
  headingSkipped,
  headingByDashes,
  headingUnread,
  linkEmpty,
  linkPicture,
  linkMisspelt,
  linkWrong,
  pictureByReference,
  pictureUndescribed,
  tableHeadEmpty,
  tableRowLong,
  tableRowApart,
  tableUnread,
  definitionTwice,
  footnoteUnused,
  codeUnclosed,
  taskBox,
  listUnread,
  characterForbidden,
  programText,
  braceShown,
  definitionColon,
  footnoteMissing,
  linkUnread,
  definitionMissing,
  markSpaced,
  markForeign,
  fillerText,
]

/** What can stay as it is, though it should not. */
const remarks = [
  headingTwice,
  linkAroundPicture,
  linkVague,
  linkBare,
  linkInsecure,
  referenceUnused,
  tableRowShort,
  codeIndented,
  listItemEmpty,
  footnoteOfWord,
  entityShown,
  markShown,
  characterHidden,
]

const plugins: PluggableList = [
  ...errors.map((rule): PluggableList[number] => [rule, [2]]),
  ...remarks.map((rule): PluggableList[number] => [rule, [1]]),
]

/** All rules for the body of a document, for the check, MDX and editors. */
export const bodyRules: Preset = { plugins }
