import { createHash } from 'node:crypto'
import { settingNames } from '../../renderer/formService.ts'
import type { ReceivedForm } from './receiveForm.ts'

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 0 auto; padding: 1rem; }
article { margin-block: 1rem; padding: 1rem; border: 1px solid; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 0.25rem 0.5rem; border: 1px solid; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { inline-size: 30%; } td { white-space: pre-wrap; }`

/** The policy of the page: nothing that was submitted can run or load anything, even if it were not escaped. */
export const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Renders the page that lists the forms, newest first: for developers, in English, without script. */
export function renderInbox(forms: readonly ReceivedForm[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Inbox (${forms.length})</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${STYLE}</style>
<h1>Inbox</h1>
<p>Forms sent on this machine arrive here, until the server stops.</p>
<main>${forms.map(renderForm).toReversed().join('') || '<p>No messages yet.</p>'}</main>
</html>`
}

function renderForm({ fields, files }: ReceivedForm): string {
  const rows = Object.entries(fields).map(
    ([name, value]) => `<tr><th scope="row">${escape(name)}</th><td>${escape(value)}</td></tr>`,
  )
  const items = files.map(
    ({ field, name, bytes }) =>
      `<li>${escape(field)}: ${escape(name)}, ${bytes.length.toLocaleString('en')} bytes</li>`,
  )
  return `
<article>
  <h2>${escape(fields[settingNames.subject] || 'No subject')}</h2>
  <table>${rows.join('')}</table>
  <ul>${items.join('')}</ul>
</article>`
}

/** Escapes HTML, and shows characters that would hide or reorder others by their numbers. */
function escape(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(
      /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
}
