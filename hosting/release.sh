# Puts a release in the place of the last one: sh release.sh /var/www/passerelle/releases/20261122T093303Z
# Whatever goes wrong before the last line, visitors get what they got before.
set -e
release=$1
home=$(dirname "$(dirname "$release")")

test -f "$release/client/index.html"
test -f "$release/hosting/site.caddy"
# Pages that are open now fetch scripts and pictures of their own release when they are touched.
if [ -d "$home/current/client/assets" ]; then
  tar -C "$home/current/client/assets" -cf - . | tar -C "$release/client/assets" -xf - --skip-old-files
fi
ln -sfn "$release" "$home/next"
# To rename is one step: there is no moment without a site.
mv -T "$home/next" "$home/current"
