const names = new Intl.DisplayNames('en', { type: 'language' })

/** `French`, as messages to writers name it. */
export function languageName(language: string): string {
  return names.of(language) ?? language
}
