import { createHash } from 'node:crypto'
import { settingNames } from '../../renderer/formService.ts'
import type { ReceivedForm } from './receiveForm.ts'

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 0 auto; padding: 1rem; }
dt { font-weight: bold; } dd { white-space: pre-wrap; overflow-wrap: anywhere; }`

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
${forms.map(renderForm).toReversed().join('') || '<p>No messages yet.</p>'}
</html>`
}

function renderForm({ fields, files }: ReceivedForm): string {
  const rows = [
    ...Object.entries(fields),
    ...files.map(({ field, name, bytes }) => [field, `${name}, ${bytes.length.toLocaleString('en')} bytes`] as const),
  ].map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`)
  return `<article>
<h2>${escape(fields[settingNames.subject] || 'No subject')}</h2>
<dl>${rows.join('')}</dl>
</article>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
