/** How long a slide fades in, in ms. */
export const speed = 1000
/** How long it stands before the next one fades in, in ms. */
export const delay = 5000
