#!/usr/bin/env bash
# Keeps one comment on the pull request: updates that of an earlier run, or creates one.
set -euo pipefail
file=$1
# The first line is an invisible mark. Anyone may write it, so it counts only in comments by Actions.
mark=$(head -n 1 "$file")
[[ $mark == '<!-- '*' -->' ]] || {
  echo "::error::$file does not begin with its mark."
  exit 1
}
export mark
comments="repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments"
known=$(gh api --paginate "$comments?per_page=100" \
  --jq '.[] | select(.user.login == "github-actions[bot]" and (.body | startswith(env.mark))) | .id')
if [[ -n $known ]]; then
  gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/${known%%$'\n'*}" --field "body=@$file"
else
  gh api --silent --method POST "$comments" --field "body=@$file"
fi
