/**
 * Characters that the fonts of PDFs and shared images (tools/paper/fonts) lack: all except those of Noto Serif's
 * blocks, four symbols of Source Serif, and invisible characters.
 */
export const LETTERS_WITHOUT_FACE =
  /[^\u{1ab0}-\u{1ace} -~\u{a0}-\u{52f}\u{1c80}-\u{1c88}\u{1d00}-\u{209f}\u{20a0}-\u{20c0}\u{2100}-\u{215f}\u{2c60}-\u{2c7f}\u{a640}-\u{a69f}\u{a700}-\u{a7ff}\u{fb00}-\u{fb06}↑↓−∕\s\p{Default_Ignorable_Code_Point}]+/gu
