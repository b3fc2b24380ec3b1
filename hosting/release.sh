# Activates a release, or an older one for a rollback: sh release.sh /var/www/passerelle/releases/20261122T093303Z
# If anything fails before the last line, the current release stays active.
set -e
release=$1
home=$(dirname "$(dirname "$release")")

test -f "$release/client/index.html"
test -f "$release/hosting/site.caddy"
# Pages that are open now still fetch scripts, pictures and search results of their own release, whose names contain a hash.
for folder in assets workers pagefind; do
  if [ -d "$home/current/client/$folder" ]; then
    mkdir -p "$release/client/$folder"
    tar -C "$home/current/client/$folder" -cf - . | tar -C "$release/client/$folder" -xf - --skip-old-files
  fi
done
ln -sfn "$release" "$home/next"
# A rename is atomic.
mv -T "$home/next" "$home/current"
