import { honeypotName, SETTING_PREFIX, settingNames } from '../../renderer/formService.ts'

/**
 * Fields that differ between a form sent by script and without: a visitor who sends one in both ways has sent it twice,
 * so these can't distinguish submissions.
 */
const ADDED_BY_SCRIPT: ReadonlySet<string> = new Set([
  'submissionId',
  'reference',
  'yourEmail',
  settingNames.replyTo,
  settingNames.format,
  'attachmentName',
  'attachmentSize',
  'attachmentSha256',
  'estimate',
  honeypotName,
])

/** Fields that the page adds: a draft follows its visitor to other pages, and may be sent again from there. */
const ADDED_BY_PAGE: ReadonlySet<string> = new Set(['language', 'page'])

/** How long what carries no id is taken for what came before, in ms. */
const RECENT = 10 * 60_000

interface Submission {
  readonly received: string
  readonly fields: Readonly<Record<string, string>>
  readonly files: ReadonlyArray<{ readonly sha256: string }>
}

interface Message extends Submission {
  readonly submissionIds: readonly string[]
}

/**
 * Finds the message that a submission is a repeat of: one with the same content and the same id or, where only one of
 * them has an id, or neither, one that has just come. Two ids are two submissions, even of the same words.
 *
 * @param messages the newest of those that fit is found, where they are in that order
 */
export function findRepeat<Kept extends Message>(submission: Submission, messages: readonly Kept[]): Kept | undefined {
  const content = describeContent(submission)
  const same = messages.filter((message) => describeContent(message) === content)
  const oldest = Date.parse(submission.received) - RECENT
  const recent = same.filter(({ received }) => Date.parse(received) >= oldest)
  const id = submission.fields['submissionId']
  if (!id) return recent[0]
  return (
    same.find(({ submissionIds }) => submissionIds.includes(id)) ??
    recent.find(({ submissionIds }) => submissionIds.length === 0)
  )
}

/** Returns the same text for the same content: what was typed, with line ends of one kind, and what is in the files. */
function describeContent({ fields, files }: Pick<Submission, 'fields' | 'files'>): string {
  const typed = Object.entries(fields)
    // Script leaves out what is empty and means nothing for the service that was chosen.
    .filter(([name, value]) => value !== '' && !name.startsWith(SETTING_PREFIX))
    .filter(([name]) => !ADDED_BY_SCRIPT.has(name) && !ADDED_BY_PAGE.has(name))
    .map(([name, value]) => JSON.stringify([name, value.replace(/\r\n?/g, '\n')]))
  return JSON.stringify([typed.toSorted(), files.map(({ sha256 }) => sha256).toSorted()])
}
