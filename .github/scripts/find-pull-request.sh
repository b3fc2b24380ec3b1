#!/usr/bin/env bash
# Prints the number of the pull request that was built, after GitHub has confirmed the claim in the file.
set -euo pipefail
# In other locales, [0-9] may match more than ten digits.
export LC_ALL=C
number=$(head -c 20 "$1" | tr -d '\n')
[[ $number =~ ^[1-9][0-9]{0,9}$ ]] || {
  echo '::error title=The preview is refused::It has no number of a pull request.'
  exit 1
}
# The API lists pull requests into this repository only, with the commit that each is at.
read -r state head < <(gh api "repos/$GITHUB_REPOSITORY/pulls/$number" --jq '.state + " " + .head.sha')
if [[ $state == open && $head == "$HEAD_SHA" ]]; then
  echo "number=$number" >> "$GITHUB_OUTPUT"
else
  echo "::notice title=Not published::Pull request $number is closed, or has changed since this was built."
fi
