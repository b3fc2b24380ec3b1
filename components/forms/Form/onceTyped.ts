/** The modules that a form needs once something is typed or chosen; loaded then, not on first touch. */
export { checkAttachments } from './checkAttachment.ts'
export { composeMessage } from './composeMessage.ts'
export { findLikelyEmail } from './findLikelyEmail.ts'
export { FreshReceipt } from './FreshReceipt.tsx'
export { OtherWays } from './OtherWays.tsx'
export { sendMessage } from './sendMessage.ts'
export { listWritten, writeLines } from './written.ts'
