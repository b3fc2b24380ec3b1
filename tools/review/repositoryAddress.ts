const FORMS = [
  // https://name:password@github.com/owner/name.git, ssh://git@github.com:22/owner/name, git://…
  /^(?:https?|ssh|git):\/\/(?:[^/@]*@)?github\.com(?::\d+)?\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/i,
  // git@github.com:owner/name.git
  /^(?:[^/@]+@)?github\.com:\/?([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/i,
]

/**
 * Where people see a repository: never with what is secret in the address that git fetches it from.
 *
 * @param remote as git knows it
 * @returns `https://github.com/owner/name`; undefined where it is not on GitHub
 * @see https://git-scm.com/docs/git-fetch#_git_urls
 */
export function repositoryAddress(remote: string): string | undefined {
  for (const form of FORMS) {
    const [, owner, name] = form.exec(remote.trim()) ?? []
    if (owner !== undefined && name !== undefined) return `https://github.com/${owner}/${name}`
  }
  return undefined
}
