/** The time in which another press is a slip, in ms: a later one may be meant, if nothing comes of the first. */
export const SLIP = 10_000
