#!/usr/bin/env bash
# Deploys the site in FOLDER to the host whose token is set, as production or as the preview of BRANCH.
# action.yml has installed the host's program from its lockfile, beside this script.
set -euo pipefail
programs=$(cd "$(dirname "$0")" && pwd)

# Both look for configuration and functions in the working directory: it must be empty.
cd "$(mktemp -d)"

if [[ -n ${NETLIFY_AUTH_TOKEN:-} && -n ${NETLIFY_SITE_ID:-} ]]; then
  options=(--no-build --json --dir "$FOLDER")
  if [[ -n ${BRANCH:-} ]]; then options+=(--alias "$BRANCH"); else options+=(--prod); fi
  "$programs/netlify/node_modules/.bin/netlify" deploy "${options[@]}" > answer.json
  url=$(node -p 'const answer = JSON.parse(fs.readFileSync("answer.json")); process.env.BRANCH ? answer.deploy_url : answer.url')
elif [[ -n ${CLOUDFLARE_API_TOKEN:-} && -n ${CLOUDFLARE_ACCOUNT_ID:-} && -n ${CLOUDFLARE_PROJECT:-} ]]; then
  # The machine-readable output.
  export WRANGLER_OUTPUT_FILE_PATH=$PWD/answer.ndjson
  "$programs/cloudflare/node_modules/.bin/wrangler" pages deploy "$FOLDER" \
    --project-name "$CLOUDFLARE_PROJECT" --branch "${BRANCH:-main}"
  url=$(node -p 'const lines = fs.readFileSync("answer.ndjson", "utf8").trim().split("\n").map((line) => JSON.parse(line))
    const deploy = lines.find(({ type }) => type === "pages-deploy-detailed")
    process.env.BRANCH ? (deploy.alias ?? deploy.url) : deploy.url')
else
  echo '::notice title=Not published::No host is configured. The site is in the artifact of this run. docs/maintaining.md names the secrets.'
  exit 0
fi
[[ $url == https://* ]] || {
  echo "::error::The host returned no address of the site: $url"
  exit 1
}
echo "url=$url" >> "$GITHUB_OUTPUT"
