/** The colour of the page, for what browsers draw around it: `--color-paper` of renderer/styles/tokens.css. */
export const themeColors = { light: '#f6f1e7', dark: '#101a17' } as const
