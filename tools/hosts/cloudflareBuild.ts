/** The command and environment of a build on Cloudflare Pages. */
export interface CloudflareBuild {
  /** A script of package.json, and its parameters. */
  readonly script: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

const PRODUCTION_BRANCH = 'main'

/**
 * Decides what a build on Cloudflare Pages makes: production and previews share one command, and differ by branch.
 * https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables
 *
 * @param environment the variables that Cloudflare Pages sets
 * @param variables those of production: wrangler.jsonc's
 * @throws Error outside of Cloudflare Pages
 */
export function cloudflareBuild(
  { CF_PAGES_BRANCH: branch, CF_PAGES_URL: url }: NodeJS.ProcessEnv,
  variables: Readonly<Record<string, string>>,
): CloudflareBuild {
  if (!branch || !url) {
    throw new Error(
      'This is for Cloudflare Pages, which sets CF_PAGES_BRANCH and CF_PAGES_URL. Elsewhere, run npm run build.',
    )
  }
  return branch === PRODUCTION_BRANCH
    ? { script: ['build'], environment: { ...variables, DEPLOY_CONTEXT: 'production' } }
    : {
        script: ['review', '--', '--base', `origin/${PRODUCTION_BRANCH}`],
        // Its variables go for previews, too; forms must not.
        environment: { DEPLOY_CONTEXT: 'preview', SITE_URL: url, FORM_ENDPOINT: '' },
      }
}
