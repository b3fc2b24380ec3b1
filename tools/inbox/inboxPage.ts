import { createHash } from 'node:crypto'
import { inboxPath, settingNames } from '../../renderer/formService.ts'
import type { ReceivedForm, ReceivedMessage } from './receiveForm.ts'

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 0 auto; padding: 1rem; }
article { margin-block: 1rem; padding: 1rem; border: 1px solid; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 0.25rem 0.5rem; border: 1px solid; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { inline-size: 30%; min-inline-size: 7rem; } td { white-space: pre-wrap; }`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The policy of all pages of the inbox. */
export const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Renders the page that lists the messages: for developers, in English, without script. */
export function renderInbox(messages: readonly ReceivedMessage[]): string {
  return renderPage(
    `Inbox (${messages.length})`,
    `<h1>Inbox</h1>
    <p>Forms sent on this machine arrive here, until the server stops.</p>
    <main>${messages.map(renderMessage).join('') || '<p>No messages yet.</p>'}</main>`,
  )
}

/** Renders the answer to a form that is refused, with what was written in it. */
export function renderRefusal(message: string, fields: ReceivedForm['fields']): string {
  const { written } = sortFields(fields)
  return renderPage(
    'Not sent',
    `<h1>Not sent</h1>
    <p>${escape(message)}</p>
    <p>Go back to change it and send it again. This is what it said:</p>
    <main>${renderTable(written)}</main>`,
  )
}

function renderPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>${STYLE}</style>
  </head>
  <body>
    ${body}
  </body>
</html>`
}

/** Each content that arrived under the message's id is a message of its own, as it is in the mail. */
function renderMessage(message: ReceivedMessage): string {
  const { id, received, times, others } = message
  const when = `${received.toLocaleString('en-GB')}${times > 1 ? `, received ${times} times` : ''}`
  return [message, ...others]
    .map((form, version) => {
      const address = `${inboxPath}/${encodeURIComponent(id)}/${version}`
      return renderForm(
        form,
        version === 0 ? when : `Later, with the id of the message above, but other content`,
        address,
      )
    })
    .join('')
}

/** Renders a form as the service's template `table` does: without the settings. */
function renderForm({ fields, files }: ReceivedForm, when: string, address: string): string {
  const { written, settings } = sortFields(fields)
  const links = files.map(
    ({ field, name, size }, position) =>
      `<li><a href="${address}/${position}">${escape(name)}</a> (${escape(field)}, ${size.toLocaleString('en')} bytes)</li>`,
  )
  return `
      <article>
        <h2>${escape(fields[settingNames.subject] || 'No subject')}</h2>
        <p>${when}</p>
        ${renderTable(written)}
        <ul>${links.join('')}</ul>
        <details>
          <summary>Settings for the service, which the mail does not show</summary>
          ${renderTable(settings)}
        </details>
      </article>`
}

type Entries = ReadonlyArray<readonly [name: string, value: string]>

function sortFields(fields: ReceivedForm['fields']) {
  const isSetting = ([name]: Entries[number]) => /^_(?!_)/.test(name)
  const entries = Object.entries(fields)
  return { written: entries.filter((entry) => !isSetting(entry)), settings: entries.filter(isSetting) }
}

function renderTable(entries: Entries): string {
  const rows = entries.map(([name, value]) => `<tr><th scope="row">${escape(name)}</th><td>${escape(value)}</td></tr>`)
  return `<table>${rows.join('')}</table>`
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
