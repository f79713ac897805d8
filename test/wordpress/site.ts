/** A WordPress of our own: Debian's files in a temporary folder, with a database and a web server on loopback, gone when the tests are. */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { needProgram } from '../runner/programs.mjs';
import { freePort } from '../service/ports.js';

const isRoot = process.getuid?.() === 0;
/** There is nobody to write to. What PHP has compiled is kept in a folder, since to compile WordPress takes most of the time of a small program. */
const settings = (compiled: string) =>
  [
    'sendmail_path=/bin/true',
    'opcache.enable_cli=1',
    'opcache.revalidate_freq=0',
    `opcache.file_cache=${compiled}`,
  ].flatMap((one) => ['-d', one]);

/** Paths that are no files are WordPress's, as on a site with pretty permalinks. */
const router = `<?php
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
if ( is_file( __DIR__ . $path ) ) return false;
if ( is_file( __DIR__ . rtrim( $path, '/' ) . '/index.php' ) && '/' !== $path ) { require __DIR__ . rtrim( $path, '/' ) . '/index.php'; return; }
$_SERVER['SCRIPT_NAME'] = '/index.php';
require __DIR__ . '/index.php';
`;

const config = (socket: string, origin: string) => `<?php
if ( getenv( 'NETWORK' ) ) {
	define( 'MULTISITE', true );
	define( 'SUBDOMAIN_INSTALL', false );
	define( 'DOMAIN_CURRENT_SITE', '${new URL(origin).host}' );
	define( 'PATH_CURRENT_SITE', '/' );
	define( 'SITE_ID_CURRENT_SITE', 1 );
	define( 'BLOG_ID_CURRENT_SITE', 1 );
}
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
foreach ( [ 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ] as $key ) define( $key, '${randomBytes(16).toString('hex')}' );
define( 'WP_HOME', '${origin}' );
define( 'WP_SITEURL', '${origin}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_CACHE', is_file( __DIR__ . '/wp-content/advanced-cache.php' ) );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/debug.log' );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

export interface WordPress {
  readonly origin: string;
  /** Runs PHP with WordPress loaded, as its first user, and returns what it prints. */
  php(code: string): string;
  /** Makes the site the first of a network of two; from then on, PHP that is run here sees the network. */
  becomeNetwork(): void;
  /** What PHP has complained of. */
  complaints(): string;
  stop(): Promise<void>;
}

/** Starts a server, with all of its processes in a group that ends with its input, which it does even when the tests are killed. */
function start(command: string, args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const shell = ['-c', '"$@" & cat > /dev/null; kill -KILL 0', 'sh', command, ...args];
  const child = spawn('sh', shell, { ...options, detached: true, stdio: ['pipe', 'ignore', 'pipe'] });
  let said = '';
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    /** Resolves when it has written this. */
    says: (text: string) =>
      new Promise<void>((done, fail) => {
        child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
          said += chunk;
          if (said.includes(text)) done();
        });
        child.stderr.once('close', () => fail(new Error(`${command} did not start: ${said}`)));
      }),
    stop: () => {
      child.stdin.end();
      return ended;
    },
  };
}

/** Starts a site with an administrator and an author, both with the password `secret`; it asks this geocoder. */
export async function startWordPress(geocoder: string): Promise<WordPress> {
  const [wordpress, mariadb, phpProgram] = [
    dirname(needProgram('wordpress')),
    needProgram('mariadb'),
    needProgram('php'),
  ];
  const folder = mkdtempSync(join(tmpdir(), 'cal-elements-wordpress-'));
  const site = join(folder, 'site');
  const compiled = join(folder, 'compiled');
  mkdirSync(compiled);
  const silently = settings(compiled);
  const socket = join(folder, 'mariadb.sock');
  // Debian keeps themes elsewhere, behind links.
  execFileSync('cp', ['-rL', wordpress, site]);
  execFileSync(
    'mariadb-install-db',
    ['--no-defaults', `--datadir=${folder}/data`, '--auth-root-authentication-method=normal', '--skip-test-db'],
    {
      stdio: 'ignore',
    },
  );
  const asRoot = isRoot ? ['--user=root'] : [];
  const safety = ['--skip-networking', '--innodb-flush-log-at-trx-commit=0', '--skip-log-bin'];
  const database = start(mariadb, [
    '--no-defaults',
    `--datadir=${folder}/data`,
    `--socket=${socket}`,
    ...safety,
    ...asRoot,
  ]);
  await database.says('ready for connections');
  execFileSync('mariadb', [
    `--socket=${socket}`,
    '--user=root',
    '--execute=create database wordpress character set utf8mb4',
  ]);

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  writeFileSync(join(site, 'wp-config.php'), config(socket, origin));
  writeFileSync(join(site, 'router.php'), router);
  const mine = join(site, 'wp-content/mu-plugins');
  mkdirSync(mine, { recursive: true });
  writeFileSync(join(mine, 'calendar.php'), readFileSync(new URL('calendar.php', import.meta.url)));
  const environment = {
    ...process.env,
    RECORDINGS: resolve('test/fixtures/recordings'),
    GEOCODER: geocoder,
    PHP_CLI_SERVER_WORKERS: '4',
  };
  let isNetwork = false;
  const php = (code: string) =>
    execFileSync(phpProgram, [...silently, '-d', 'display_errors=stderr'], {
      cwd: site,
      encoding: 'utf8',
      // A thousand cards are more than the default.
      maxBuffer: 64 * 1024 * 1024,
      env: { ...environment, NETWORK: isNetwork ? '1' : '' },
      input: `<?php $_SERVER += [ 'HTTP_HOST' => '127.0.0.1:${port}', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/' ];
${code}`,
    });
  php(`define( 'WP_INSTALLING', true );
require 'wp-load.php';
require 'wp-admin/includes/upgrade.php';
wp_install( 'Town', 'admin', 'admin@example.org', false, '', 'secret' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'timezone_string', 'Europe/Berlin' );
wp_insert_user( [ 'user_login' => 'author', 'user_pass' => 'secret', 'user_email' => 'author@example.org', 'role' => 'author' ] );`);
  const server = start(phpProgram, [...silently, '-S', `127.0.0.1:${port}`, '-t', site, join(site, 'router.php')], {
    cwd: site,
    env: environment,
  });
  await server.says('started');
  const log = join(site, 'debug.log');
  const loaded = (code: string) =>
    php(`require 'wp-load.php'; require_once 'wp-admin/includes/admin.php'; wp_set_current_user( 1 );\n${code}`);
  return {
    origin,
    php: loaded,
    becomeNetwork() {
      const { host } = new URL(origin);
      loaded(`require_once 'wp-admin/includes/upgrade.php';
foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) $wpdb->$table = $prefixed;
install_network();
populate_network( 1, '${host}', 'admin@example.org', 'Town', '/', false );`);
      isNetwork = true;
      loaded(`wpmu_create_blog( '${host}', '/two/', 'Second town', 1 );`);
    },
    complaints: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    async stop() {
      await Promise.all([server.stop(), database.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
