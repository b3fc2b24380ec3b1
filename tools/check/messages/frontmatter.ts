/** What can be wrong with front matter, file names, translations and links between documents: `{…}` are values. */
export const frontmatterMessages = {} as const
