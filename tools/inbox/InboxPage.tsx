import { renderToStaticMarkup } from 'react-dom/server'
import { inboxPath } from '../../renderer/formService.ts'
import type { ReceivedMessage } from './store.ts'

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 0 auto; padding: 1rem; }
article { margin-block: 1rem; padding: 1rem; border: 1px solid; }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: 0.25rem 1rem; }
dt { font-family: monospace; } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
button { min-block-size: 2.75rem; font: inherit; } code { overflow-wrap: anywhere; }`

/** Renders the page with all that forms have sent: for makers, in English, without script. */
export function renderInbox(messages: readonly ReceivedMessage[]): string {
  return `<!doctype html>${renderToStaticMarkup(<InboxPage messages={messages} />)}`
}

function InboxPage({ messages }: { readonly messages: readonly ReceivedMessage[] }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`Inbox (${messages.length})`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <h1>Inbox</h1>
        <p>Forms that are sent on this machine arrive here. It is no part of the site.</p>
        <main>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
          {messages.length === 0 ? (
            <p>Nothing has come yet.</p>
          ) : (
            <form method="post" action={`${inboxPath}/delete`}>
              <button>Delete all messages</button>
            </form>
          )}
        </main>
      </body>
    </html>
  )
}

function Message({ message }: { readonly message: ReceivedMessage }) {
  const { id, received, times, fields, files } = message
  const check = checkAttachments(message)
  return (
    <article>
      <h2>{fields['_subject'] || 'Without a subject'}</h2>
      <p>
        <time dateTime={received}>{new Date(received).toLocaleString('en-GB')}</time>
        {times > 1 && `, received ${times} times`}
      </p>
      <dl>
        {Object.entries(fields).flatMap(([name, value]) => [
          <dt key={`${name} name`}>{name}</dt>,
          <dd key={`${name} value`}>{value}</dd>,
        ])}
      </dl>
      <ul>
        {files.map((file, index) => (
          <File key={file.path} file={file} href={`${inboxPath}/${id}/${index + 1}`} />
        ))}
      </ul>
      {check !== null && <p role="note">{check}</p>}
    </article>
  )
}

function File({ file, href }: { readonly file: ReceivedMessage['files'][number]; readonly href: string }) {
  const { field, name, type, size, sha256 } = file
  return (
    <li>
      <a href={href}>{name || 'Without a name'}</a> ({field}, {size.toLocaleString('en')} bytes, {type}, SHA-256{' '}
      <code>{sha256}</code>)
    </li>
  )
}

/** Compares the files with the text that the sender's browser sent beside them: the service is known to drop files. */
function checkAttachments({ fields, files }: ReceivedMessage): string | null {
  const hash = fields['attachmentSha256']?.trim().toLowerCase()
  if (files.length === 0 && (hash || fields['attachmentName'])) return 'The file is missing.'
  // Browsers make no hash on a page that did not come over a safe connection.
  if (!hash) return null
  const arrived = new Set(files.map(({ sha256 }) => sha256))
  const isWhole = hash.split(', ').every((sent) => arrived.has(sent))
  return isWhole ? 'What arrived is what was sent.' : 'What arrived is not what was sent.'
}
