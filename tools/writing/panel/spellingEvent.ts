/** The event by which the development server notifies open pages of new spelling results. */
export const SPELLING_EVENT = 'content:spelling'
