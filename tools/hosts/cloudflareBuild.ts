/** What Cloudflare Pages is to run, with what environment. */
export interface CloudflareBuild {
  /** A script of package.json, and its parameters. */
  readonly script: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

const PRODUCTION_BRANCH = 'main'

/**
 * Decides what a build on Cloudflare Pages makes: it has one command for production and for previews, and tells them apart
 * by the branch. https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables
 *
 * @param environment what Cloudflare Pages says of the build
 * @throws Error where it says nothing, or production has no address
 */
export function cloudflareBuild(environment: NodeJS.ProcessEnv): CloudflareBuild {
  const { CF_PAGES_BRANCH: branch, CF_PAGES_URL: previewUrl, SITE_URL: url } = environment
  if (!branch || !previewUrl) {
    throw new Error(
      'This is for Cloudflare Pages, which sets CF_PAGES_BRANCH and CF_PAGES_URL. Elsewhere, run npm run build.',
    )
  }
  if (branch !== PRODUCTION_BRANCH) {
    return {
      script: ['review', '--', '--base', `origin/${PRODUCTION_BRANCH}`],
      environment: { DEPLOY_CONTEXT: 'preview', SITE_URL: previewUrl },
    }
  }
  // Its own address changes with each deployment: canonical addresses can't be made from it.
  if (!url) throw new Error('SITE_URL is not set. Set it in the dashboard, to the address that visitors know.')
  return { script: ['build'], environment: { DEPLOY_CONTEXT: 'production' } }
}
