/** The development server tells open pages that there is news of the spelling. */
export const SPELLING_EVENT = 'content:spelling'
