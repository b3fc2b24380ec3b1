/** A reminder that `npm run new` writes for what is to be filled in: `[À faire : …]`, `[To do: …]`. */
export const TO_DO = /\[(?:À faire|To do)\s?:\s*([^\]\n]*)\]?/g
