/** What can be wrong with the texts of the interface, spelling, typography and pictures: `{…}` are values. */
export const textMessages = {} as const
