/** What is left to do: a reminder of `npm run new`, `[À faire : …]` or `[To do: …]`, or filler text. */
export const TO_DO = /\[(?:À faire|To do)\s?:\s*([^\]\n]*)\]?|lorem ipsum/giu
