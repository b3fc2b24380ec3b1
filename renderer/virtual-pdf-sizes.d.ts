declare module 'virtual:pdf-sizes' {
  /** How many bytes each PDF has, by address, as tools/siteFiles/plugin.ts made it. Empty while developing. */
  export const pdfSizes: Readonly<Record<string, number>>
}
