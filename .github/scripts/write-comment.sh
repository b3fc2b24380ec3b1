#!/usr/bin/env bash
# Prints the comment on a pull request; without a published preview, with the way to what was built.
set -euo pipefail
review=$1
if [[ -n $PREVIEW_URL ]]; then
  npx --no-install tsx tools/review/comment.ts "$review" --preview "$PREVIEW_URL"
else
  npx --no-install tsx tools/review/comment.ts "$review"
  echo
  echo "No host for previews has been given: [download the site]($RUN_URL#artifacts), unpack it into \`dist\`, and open it with \`npm run preview\`."
fi
