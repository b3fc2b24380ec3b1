#!/usr/bin/env bash
# Inspects the artifact of a pull request before a host or a program receives it: files and folders only, no more than hosts
# accept, and nothing that a host would run.
set -euo pipefail
folder=$1
most_files=20000
most_kilobytes=$((500 * 1024))
largest_kilobytes=$((25 * 1024))

refuse() {
  echo "::error title=The preview is refused::$1"
  exit 1
}

[[ -f $folder/client/index.html && -f $folder/review.json && -f $folder/pull-request ]] ||
  refuse 'It is no preview: the site, its review or its number is missing.'
[[ -z $(find "$folder" ! -type f ! -type d -print -quit) ]] ||
  refuse 'It has links or devices, which may point out of it.'
[[ -z $(find "$folder" -name '*[[:cntrl:]]*' -print -quit) ]] ||
  refuse 'It has names with control characters.'
# https://developers.cloudflare.com/pages/functions/advanced-mode/ https://docs.netlify.com/build/edge-functions/overview/
[[ -z $(find "$folder/client" \( -name _worker.js -o -name _routes.json -o -name .netlify -o -name netlify.toml \) -print -quit) ]] ||
  refuse 'It has programs or settings of hosts.'
(($(find "$folder" -type f -printf x | wc -c) <= most_files)) || refuse "It has more than $most_files files."
(($(du -sk --apparent-size "$folder" | cut -f1) <= most_kilobytes)) || refuse "It has more than $most_kilobytes kB."
[[ -z $(find "$folder" -type f -size "+${largest_kilobytes}k" -print -quit) ]] ||
  refuse "It has a file of more than $largest_kilobytes kB."
