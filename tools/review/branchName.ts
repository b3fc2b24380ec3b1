/** Where hosts, which check out a commit, say what branch it is of: the first that is set. */
const VARIABLES: ReadonlyArray<{ readonly host: string; readonly branch: readonly string[] }> = [
  // https://docs.netlify.com/build/configure-builds/environment-variables/#git-metadata
  { host: 'NETLIFY', branch: ['HEAD', 'BRANCH'] },
  // https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables
  { host: 'CF_PAGES', branch: ['CF_PAGES_BRANCH'] },
  // https://docs.github.com/en/actions/reference/workflows-and-actions/variables
  { host: 'GITHUB_ACTIONS', branch: ['GITHUB_HEAD_REF', 'GITHUB_REF_NAME'] },
]

/**
 * The name of the branch, as the host that builds it says.
 *
 * @returns undefined on any other machine
 */
export function branchOfHost(environment: NodeJS.ProcessEnv): string | undefined {
  return VARIABLES.filter(({ host }) => environment[host])
    .flatMap(({ branch }) => branch.map((name) => environment[name]))
    .find((name) => name !== undefined && name !== '')
}
