# Activates a release: sh release.sh /var/www/passerelle/releases/20261122T093303Z
# If anything fails before the last line, the current release stays active.
set -e
release=$1
home=$(dirname "$(dirname "$release")")

test -f "$release/client/index.html"
test -f "$release/hosting/site.caddy"
# Pages that are open now still fetch scripts and pictures of their own release.
if [ -d "$home/current/client/assets" ]; then
  tar -C "$home/current/client/assets" -cf - . | tar -C "$release/client/assets" -xf - --skip-old-files
fi
ln -sfn "$release" "$home/next"
# A rename is atomic.
mv -T "$home/next" "$home/current"
