/** The command and environment of a build on Cloudflare Pages. */
export interface CloudflareBuild {
  /** A script of package.json, and its parameters. */
  readonly script: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

const PRODUCTION_BRANCH = 'main'

/**
 * Returns the build for a branch: production and previews share one command on Cloudflare Pages.
 * https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables
 *
 * @param environment the variables that Cloudflare Pages sets
 * @param variables the variables of production, from wrangler.jsonc
 * @throws Error outside of Cloudflare Pages
 */
export function cloudflareBuild(
  { CF_PAGES_BRANCH: branch, CF_PAGES_URL: url }: NodeJS.ProcessEnv,
  variables: Readonly<Record<string, string>>,
): CloudflareBuild {
  if (!branch || !url) {
    throw new Error('CF_PAGES_BRANCH and CF_PAGES_URL are set on Cloudflare Pages only. Elsewhere, run npm run build.')
  }
  return branch === PRODUCTION_BRANCH
    ? { script: ['build'], environment: { ...variables, DEPLOY_CONTEXT: 'production' } }
    : {
        script: ['review', '--', '--base', `origin/${PRODUCTION_BRANCH}`],
        // Variables of the project apply to previews too; their forms must reach nobody.
        environment: { DEPLOY_CONTEXT: 'preview', SITE_URL: url, FORM_ENDPOINT: '' },
      }
}
