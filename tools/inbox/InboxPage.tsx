import { inboxPath } from '../../renderer/formService.ts'
import { Document } from './Document.tsx'
import { describeFault, presets, type Fault } from './faults.ts'
import type { ReceivedMessage } from './message.ts'
import { MessageArticle } from './MessageArticle.tsx'

interface InboxPageProps {
  /** Newest first. */
  readonly messages: readonly ReceivedMessage[]
  readonly fault: Fault | null
  /** Where the inbox answers: `localhost:3000` */
  readonly host: string
  readonly style: string
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** All that forms have sent here. */
export function InboxPage({ messages, fault, host, style }: InboxPageProps) {
  const files = messages.flatMap((message) => message.files)
  return (
    <Document title={`Inbox (${messages.length})`} style={style}>
      <header className="top">
        <div>
          <h1>Inbox</h1>
          <p className="soft">
            {count(messages.length, 'message')}, {count(files.length, 'file')}. On this machine only, no part of the
            site.
          </p>
        </div>
        <FaultForm fault={fault} />
      </header>
      {fault && <PresentFault fault={fault} />}
      <main>
        {messages.length === 0 ? (
          <Empty host={host} />
        ) : (
          <>
            {messages.map((message) => (
              <MessageArticle key={message.id} message={message} />
            ))}
            <details className="all">
              <summary>Empty the inbox</summary>
              <form method="post" action={`${inboxPath}/delete`}>
                <button name="all" value="yes">
                  Delete {count(messages.length, 'message')}
                </button>
              </form>
            </details>
          </>
        )}
      </main>
    </Document>
  )
}

function nameOf(fault: Fault | null): string {
  return Object.entries(presets).find(([, preset]) => preset === fault)?.[0] ?? ''
}

function FaultForm({ fault }: { fault: Fault | null }) {
  return (
    <form method="post" action={`${inboxPath}/fault`}>
      <label htmlFor="fault">How the next messages are answered</label>
      <div className="row">
        <select id="fault" name="fault" defaultValue={nameOf(fault)}>
          <option value="">as the service does</option>
          {Object.keys(presets).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button>Answer so</button>
      </div>
    </form>
  )
}

function PresentFault({ fault }: { fault: Fault }) {
  return (
    <section className="fault" aria-label="The present fault">
      <p>
        <b>Misbehaving: {nameOf(fault) || 'as a test asked for'}</b>
        {describeFault(fault)}
      </p>
      <form method="post" action={`${inboxPath}/fault`}>
        <button name="fault" value="">
          Back to normal
        </button>
      </form>
    </section>
  )
}

function Empty({ host }: { host: string }) {
  return (
    <section className="empty">
      <span className="glyph" aria-hidden="true">
        @
      </span>
      <div>
        <h2>Nothing has come across yet</h2>
        <p>Send any form of the site, and find it here word for word, with its file:</p>
        <p className="row">
          <a href="/fr/requestaquote">the quote</a>
          <a href="/en/contact">the contact form</a>
          <a href="/fr/blog">the newsletter</a>
        </p>
        <p>Or from a terminal:</p>
        <pre>
          <code>{`curl -F _subject=Hello -F email=you@example.com -F attachment=@README.md http://${host}${inboxPath}`}</code>
        </pre>
      </div>
    </section>
  )
}
