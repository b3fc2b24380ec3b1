/** What a form needs only once something is typed in it: fetched then, not with its first touch. */
export { composeMessage } from './composeMessage.ts'
export { findLikelyEmail } from './findLikelyEmail.ts'
export { sendMessage } from './sendMessage.ts'
