import { execFileSync } from 'node:child_process'
import { plainWords } from '../../content/plainWords.ts'

/** A profile of the team, as far as it tells who somebody is. */
export interface Member {
  readonly slug: string
  readonly name: string
  /** `mailto:…` */
  readonly email: string
}

/** Who somebody is to git: https://git-scm.com/docs/git-config#Documentation/git-config.txt-username */
export interface GitUser {
  readonly name: string
  readonly email: string
}

/** @returns empty texts where git does not know, or is not there */
export function readGitUser(root: string): GitUser {
  const read = (key: string) => {
    try {
      return execFileSync('git', ['config', key], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    } catch {
      return ''
    }
  }
  return { name: read('user.name').trim(), email: read('user.email').trim() }
}

/** The profile of whoever writes, by address or by name, however it is accented. */
export function findAuthor(members: readonly Member[], { name, email }: GitUser): Member | undefined {
  const byEmail = members.find(
    (member) => email !== '' && member.email.toLowerCase() === `mailto:${email.toLowerCase()}`,
  )
  return byEmail ?? members.find((member) => name !== '' && plainWords(member.name) === plainWords(name))
}
