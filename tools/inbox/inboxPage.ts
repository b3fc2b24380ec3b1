import { inboxPath } from '../../renderer/formService.ts'
import type { ReceivedMessage } from './receiveForm.ts'

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 0 auto; padding: 1rem; }
article { margin-block: 1rem; padding: 1rem; border: 1px solid; }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: 0.25rem 1rem; }
dt { font-family: monospace; } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }`

/** Renders the page that lists the messages: for developers, in English, without script. */
export function renderInbox(messages: readonly ReceivedMessage[]): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Inbox (${messages.length})</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>${STYLE}</style>
  </head>
  <body>
    <h1>Inbox</h1>
    <p>Forms sent on this machine arrive here, until the server stops.</p>
    <main>${messages.map(renderMessage).join('') || '<p>No messages yet.</p>'}</main>
  </body>
</html>`
}

function renderMessage({ id, received, times, fields, files }: ReceivedMessage): string {
  const rows = Object.entries(fields).map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`)
  const links = files.map(({ field, name, size }, position) => {
    const href = `${inboxPath}/${encodeURIComponent(id)}/${position}`
    return `<li><a href="${href}">${escape(name)}</a> (${escape(field)}, ${size.toLocaleString('en')} bytes)</li>`
  })
  return `
      <article>
        <h2>${escape(fields['_subject'] || 'No subject')}</h2>
        <p>${received.toLocaleString('en-GB')}${times > 1 ? `, received ${times} times` : ''}</p>
        <dl>${rows.join('')}</dl>
        <ul>${links.join('')}</ul>
      </article>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
