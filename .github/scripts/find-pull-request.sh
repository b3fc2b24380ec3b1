#!/usr/bin/env bash
# Gives the number of the pull request that was built, as GitHub knows it: what the file says is only a claim.
set -euo pipefail
# Digits are ten, in any language.
export LC_ALL=C
number=$(head -c 20 "$1" | tr -d '\n')
[[ $number =~ ^[1-9][0-9]{0,9}$ ]] || {
  echo '::error title=The preview is refused::Its number of a pull request is none.'
  exit 1
}
# The API knows open pull requests into this repository alone; and which commit each is at.
read -r state head < <(gh api "repos/$GITHUB_REPOSITORY/pulls/$number" --jq '.state + " " + .head.sha')
if [[ $state == open && $head == "$HEAD_SHA" ]]; then
  echo "number=$number" >> "$GITHUB_OUTPUT"
else
  echo "::notice title=Not published::Pull request $number is closed, or has changed since this was built."
fi
