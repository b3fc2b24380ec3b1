/** What the page of estimates, or the list of files, hands over to the quote form. */
export interface HandedOver {
  /** The documents are kept under it. */
  readonly id: string
  /** What it has filled in, by field name. */
  readonly values: Readonly<Record<string, string>>
  /** The names of the documents that go along, because forms accept them. */
  readonly files: readonly string[]
  /** The names of those that don't. */
  readonly others: readonly string[]
  readonly words: number
  /** In euros and Canadian dollars; empty without a price. */
  readonly price: readonly number[]
  /** The day of delivery, `YYYY-MM-DD`; empty if only the quote can say. */
  readonly day: string
  /** For staff: each file with its words and its SHA-256, and the total. */
  readonly message: string
}

/** Writes it as the text that a draft keeps. */
export function writeHandedOver(handedOver: HandedOver): string {
  return JSON.stringify(handedOver)
}

/** Reads what a draft has kept; undefined if it came from no estimate. By hand, as drafts are. */
export function readHandedOver(text: string): HandedOver | undefined {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return undefined
  }
  const { id, values, files, others, words, price, day, message }: Partial<Record<keyof HandedOver, unknown>> =
    Object(stored)
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  return {
    id: String(id),
    values: Object.fromEntries(Object.entries(Object(values)).map(([name, value]) => [name, String(value)])),
    files: list(files).map(String),
    others: list(others).map(String),
    words: Number(words),
    price: list(price).map(Number),
    day: String(day),
    message: String(message),
  }
}

/** Rewrites the estimates of a message as staff read them. */
export function joinEstimates(message: FormData): void {
  const estimates = withoutRepeats(message.getAll('estimate').map(String))
  if (estimates.length > 0) message.set('estimate', estimates.join('\n\n'))
}

/**
 * Returns estimates as staff read them, without those whose files are all in another one: staff read each file once.
 *
 * @param estimates the values of the form's fields, of which one is what was handed over
 */
export function withoutRepeats(estimates: readonly string[]): string[] {
  const messages = estimates.map((estimate) => readHandedOver(estimate)?.message ?? estimate)
  const hashesOf = (message: string) => message.match(/\b[\da-f]{64}\b/g) ?? []
  return messages.filter((message, place) => {
    const hashes = hashesOf(message)
    const isRepeatedIn = (other: string) => hashes.length > 0 && hashes.every((hash) => other.includes(hash))
    return !messages.some((other, otherPlace) => otherPlace > place && isRepeatedIn(other))
  })
}
