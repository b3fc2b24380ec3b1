interface Shared {
  /** Absolute: recipients open it. */
  readonly url: string
  readonly title: string
}

/** https://learn.microsoft.com/linkedin/consumer/integrations/self-serve/plugins/share-plugin */
export function linkedinShareAddress({ url }: Shared): string {
  return `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`
}

export function emailShareAddress({ url, title }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`
}
