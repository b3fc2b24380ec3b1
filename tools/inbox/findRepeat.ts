import { honeypotName, SETTING_PREFIX, settingNames } from '../../renderer/formService.ts'
import type { ReceivedMessage } from './message.ts'
import { submissionIdOf, type MessageFile } from './messageFile.ts'

/**
 * What a form that a script sends has, and the same form without: a visitor who sends it once in either way has sent it
 * twice, so that these can't tell one submission from another.
 */
export const ADDED_BY_SCRIPT: readonly string[] = [
  'submissionId',
  'reference',
  'yourEmail',
  settingNames.replyTo,
  settingNames.format,
  'attachmentName',
  'attachmentSize',
  'attachmentSha256',
  honeypotName,
]

/** What pages say of themselves: a draft goes along to other pages, and may be sent again from there. */
export const ADDED_BY_PAGE: readonly string[] = ['language', 'page']

/** How long what carries no id is taken for what came before, in ms. */
const RECENT = 10 * 60_000

/**
 * Finds the message that a submission is a repeat of: one with the same content and the same id or, where only one of
 * them has an id, or neither, one that has just come. Two ids are two submissions, even of the same words.
 *
 * @param messages the newest of those that fit is found, where they are in that order
 */
export function findRepeat(submission: MessageFile, messages: readonly ReceivedMessage[]): ReceivedMessage | undefined {
  const content = describeContent(submission.fields, submission.files)
  const same = messages.filter(({ fields, files }) => describeContent(Object.entries(fields), files) === content)
  const oldest = Date.parse(submission.received) - RECENT
  const recent = same.filter(({ received }) => Date.parse(received) >= oldest)
  const id = submissionIdOf(submission.fields)
  if (id === undefined) return recent[0]
  return (
    same.find(({ submissionIds }) => submissionIds.includes(id)) ??
    recent.find(({ submissionIds }) => submissionIds.length === 0)
  )
}

/** The same text for the same content: what was typed, with line ends of one kind, and what is in the files. */
function describeContent(
  fields: readonly (readonly [name: string, value: string])[],
  files: readonly { readonly sha256: string }[],
): string {
  const typed = fields
    // Script leaves out what is empty and means nothing for the service that was chosen.
    .filter(([name, value]) => value !== '' && !name.startsWith(SETTING_PREFIX))
    .filter(([name]) => !ADDED_BY_SCRIPT.includes(name) && !ADDED_BY_PAGE.includes(name))
    .map(([name, value]) => JSON.stringify([name, value.replace(/\r\n?/g, '\n')]))
  return JSON.stringify([typed.toSorted(), files.map(({ sha256 }) => sha256).toSorted()])
}
