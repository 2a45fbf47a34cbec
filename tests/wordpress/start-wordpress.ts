import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HERE, close, listen } from '../../demo/estate/http/listening.ts';
import { DEBIANS_WORDPRESS } from './programs.ts';
import { runProgram, startDatabase } from './start-database.ts';

/** The roles to log in as. The password of each is its name. */
export type Role = 'administrator' | 'subscriber';

export interface WordPress {
  url: string;
  /** Runs PHP with WordPress loaded, and returns its output. Throws where it fails. */
  php: (code: string) => string;
  close: () => Promise<void>;
}

const QUIET = `function wp_new_blog_notification() {}`;

/**
 * Installs Debian's WordPress in its own folder, with its own database and web server. Closing removes
 * everything.
 */
export async function startWordPress(): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), 'staychart-wordpress-'));
  const root = join(folder, 'site');
  cpSync(DEBIANS_WORDPRESS, root, { recursive: true, dereference: true });
  const database = startDatabase(folder);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  writeFileSync(join(root, 'wp-config.php'), configuration(url, database.socket));
  const php = (code: string) =>
    runProgram('php', ['-r', `$_SERVER['HTTP_HOST'] = 'localhost:${port}'; ${code}`], root);
  const loaded = (code: string) => php(`require 'wp-load.php'; ${code}`);
  php(
    `define( 'WP_INSTALLING', true ); ${QUIET} require 'wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php';
     wp_install( 'The Hotel', 'administrator', 'a@example.com', true, '', 'administrator' );`,
  );
  loaded(
    `wp_insert_user( array( 'user_login' => 'subscriber', 'user_pass' => 'subscriber', 'role' => 'subscriber' ) );`,
  );
  const server = spawn('php', ['-S', `${HERE}:${port}`, '-t', root], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  await Promise.race([
    once(server.stderr, 'data'),
    ended.then(() => {
      throw new Error('php -S has ended');
    }),
  ]);
  server.stderr.resume();
  return {
    url,
    php: loaded,
    close: async () => {
      server.kill();
      await Promise.all([ended, database.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, HERE, 0);
  await close(server);
  return port;
}

/**
 * A configuration in which the site calls nobody, itself included: PHP's server answers one call at a time.
 */
function configuration(url: string, socket: string): string {
  return `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
define( 'WP_DEFAULT_THEME', 'twentytwentythree' );
define( 'FS_METHOD', 'direct' );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/debug.log' );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;
}
