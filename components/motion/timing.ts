/** The duration of a fade, in ms. */
export const speed = 1000
/** How long a slide is shown before the next one fades in, in ms. */
export const delay = 5000
