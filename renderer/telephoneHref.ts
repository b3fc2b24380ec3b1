/** Returns the `tel:` link of a phone number in display format, with or without words around it: `+1 514 555-0142`. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
