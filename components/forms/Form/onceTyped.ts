/** The modules that a form needs once something is typed or chosen; loaded then, not on first touch. */
export { loadLateTexts } from '../../../renderer/islands/loadLateTexts.ts'
export { forgetEstimate, isWithoutFile, openEstimate } from '../../estimate/openEstimate.ts'
export { checkAttachments } from './checkAttachment.ts'
export { findLikelyEmail } from './findLikelyEmail.ts'
export { OtherWays } from './OtherWays.tsx'
export { Progress, Sent } from './Sent.tsx'
export { deliver, writeOut } from './deliver.ts'
export { settleFiles } from './settleFiles.ts'
