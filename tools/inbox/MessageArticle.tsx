import { Fragment } from 'react'
import { inboxPath, SETTING_PREFIX, settingNames } from '../../renderer/formService.ts'
import { checkAttachments, type AttachmentCheck, type ReceivedFile, type ReceivedMessage } from './message.ts'
import { labelOf } from './fieldLabels.ts'
import { ADDED_BY_PAGE } from './findRepeat.ts'

const CHECKS: Readonly<Record<AttachmentCheck, string>> = {
  matches: 'What arrived is what was sent: the SHA-256 is the same.',
  missing: 'The file is missing: the sender’s browser says that there was one.',
  differs: 'What arrived is not what was sent: the SHA-256 differs.',
}

/** One message of the inbox, with all that came. */
export function MessageArticle({ message }: { message: ReceivedMessage }) {
  const { id, fields, files } = message
  const subject = fields[settingNames.subject] || 'Without a subject'
  const check = checkAttachments(message)
  const all = Object.entries(fields)
  const settings = all.filter(([name]) => name.startsWith(SETTING_PREFIX))
  const contents = all.filter(([name]) => !name.startsWith(SETTING_PREFIX) && !ADDED_BY_PAGE.includes(name))
  return (
    <article className="message" aria-labelledby={`subject-${id}`}>
      <Envelope message={message} />
      <div className="content">
        <h2 id={`subject-${id}`}>{subject}</h2>
        <Fields fields={contents} />
        {files.length > 0 && (
          <ul className="files">
            {files.map((file, index) => (
              <File key={file.path} file={file} href={`${inboxPath}/${id}/${index + 1}`} />
            ))}
          </ul>
        )}
        {check && (
          <p className="check" data-check={check}>
            {CHECKS[check]}
          </p>
        )}
        <div className="actions">
          <details>
            <summary>Settings ({settings.length})</summary>
            <Fields fields={settings} />
          </details>
          <form method="post" action={`${inboxPath}/delete`}>
            <button name="id" value={id} aria-label={`Delete “${subject}”, ${id}`}>
              Delete
            </button>
          </form>
        </div>
      </div>
    </article>
  )
}

function Envelope({ message: { received, times, fields } }: { message: ReceivedMessage }) {
  const instant = new Date(received)
  return (
    <div className="envelope">
      <time dateTime={received}>
        <b>{instant.toLocaleTimeString('en-GB')}</b> {instant.toLocaleDateString('en-GB', { dateStyle: 'medium' })}
      </time>
      {times > 1 && <span className="times">received {times} times</span>}
      {/* Beside the message, not in its list. */}
      {ADDED_BY_PAGE.map(
        (name) =>
          fields[name] && (
            <span key={name}>
              {name}: <Breakable text={fields[name]} />
            </span>
          ),
      )}
    </div>
  )
}

/** An address that breaks between its parts, where it must. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=\/)(?!\/)/).map((part, index) => (
    // The parts of a text have no other name than their place, and never move.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

function Fields({ fields }: { fields: readonly (readonly [string, string])[] }) {
  if (fields.length === 0) return null
  return (
    <dl>
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>
            {labelOf(name)} <code>{name}</code>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function File({ file: { field, name, type, size, sha256 }, href }: { file: ReceivedFile; href: string }) {
  return (
    <li>
      <a href={href}>{name || 'Without a name'}</a>
      <span className="soft">
        {field}: {size.toLocaleString('en', { style: 'unit', unit: 'byte', unitDisplay: 'long' })}, {type}
      </span>
      <span className="soft">
        SHA-256 <code>{sha256}</code>
      </span>
    </li>
  )
}
