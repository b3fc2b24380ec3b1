import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { oddDocuments } from './documents/oddDocuments.ts'
import { text } from './e2e/texts.ts'
import type { SiteUnderTest } from './siteUnderTest.ts'

/** What a visitor writes into the quote form once a document is counted, by the names of the fields: the rest is filled in. */
export const QUOTE = {
  documentType: 'Contrat « cadre »',
  targetLang: 'anglais',
  email: 'ada@exemple.com',
}

/** Puts a document on the disk. Returns its path, and the test of what was sent with it and told on the page. */
export function putDocument({ folder, inbox }: SiteUnderTest) {
  const [[name, bytes]] = oddDocuments
  const path = join(folder, name)
  writeFileSync(path, bytes)
  const expectQuote = async (told: string | null) => {
    const messages = await inbox.list()
    const fields = { ...QUOTE, sourceLang: text('fr', 'languages:fr'), Estimation: expect.stringContaining(name) }
    expect(messages).toMatchObject([{ fields, times: 1, files: [{ name, bytes: Buffer.from(bytes) }] }])
    expect(told).toContain(messages[0]?.fields['reference'])
  }
  return { path, expectQuote }
}
