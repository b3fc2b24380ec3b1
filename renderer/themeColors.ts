/** The page's background for the browser's interface: `--color-paper` of renderer/styles/tokens.css. */
export const themeColors = { light: '#f6f1e7', dark: '#101a17' } as const
