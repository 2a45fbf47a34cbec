#!/bin/sh
# Renders the pictures of Meridian and writes them to ../meridian as WebP. Needs povray, ImageMagick and cwebp; takes half an hour.
# One picture alone: sh render.sh bath
set -e
cd "$(dirname "$0")"
work=$(mktemp -d)
mkdir -p ../meridian

# scene, name of the picture, width, height, which of the scene's cameras
render() {
  [ -n "$only" ] && [ "$only" != "$1" ] && return
  povray "+I$1.pov" "+O$work/$2.png" "+W$3" "+H$4" +A0.2 +WT1 -D "Declare=Shot=${5:-1}" 2>"$work/log" || { tail -5 "$work/log"; exit 1; }
  # What a lens does: lamps glow, and the film has a grain.
  convert "$work/$2.png" \( +clone -level 45%,100% -blur 0x9 \) -compose screen -composite -sigmoidal-contrast 2.2x42% \
    -attenuate 0.05 -seed 7 +noise Gaussian "$work/$2-film.png"
  cwebp -quiet -q "${quality:-78}" "$work/$2-film.png" -o "../meridian/$2.webp"
}

only=$1
render facade facade 1280 720
render skyline-room skyline-room-1 1080 720
render park-room park-room-1 1080 720
render corner-suite corner-suite-1 1080 720
render bath bath-1 1080 720
render snug snug-1 1080 720
render skyline-room skyline-room-2 1080 720 2
render park-room park-room-2 1080 720 2
render park-room late-departure-1 900 600 3
render vault vault-1 900 600
render roof-garden roof-garden-1 900 600
render counter counter-1 900 600
render flowers flowers-1 900 600
rm -r "$work"
