import type { Readable, Writable } from 'node:stream'
import { cancel, type CANCEL_SYMBOL, isCancel, select, text } from '@clack/prompts'
import { type Kind, kindNames } from './kinds.ts'

/** Where questions are asked and answered: the terminal. */
export interface Terminal {
  readonly input: Readable
  readonly output: Writable
}

/** Thrown where somebody stops answering. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

const DESCRIPTIONS: Readonly<Record<Kind, string>> = {
  article: 'for the blog',
  'case-study': 'what we did for a client, with its outcomes',
  service: 'what we offer',
  team: 'the profile of somebody',
  policy: 'what we commit ourselves to',
}

/** Which kind of document is to be begun. */
export async function askForKind(terminal: Terminal): Promise<Kind> {
  const options = kindNames.map((value) => ({ value, label: value, hint: DESCRIPTIONS[value] }))
  return answerOf(await select({ ...terminal, message: 'What do you want to write?', options }), terminal)
}

/**
 * A text.
 *
 * @param findFault says what is wrong with an answer, before it is taken
 */
export async function askForText(
  terminal: Terminal,
  message: string,
  findFault: (answer: string) => string | undefined | Promise<string | undefined>,
): Promise<string> {
  return answerOf(await text({ ...terminal, message, validate: (answer = '') => findFault(answer) }), terminal)
}

function answerOf<Answer>(answer: Answer | typeof CANCEL_SYMBOL, { output }: Terminal): Answer {
  if (!isCancel(answer)) return answer
  cancel('Nothing was written.', { output })
  throw new Cancelled()
}
