import type { Handler } from 'hono';
import { calendarName } from '../identity.js';
import { adminPage, adminPolicy } from '../admin/page.js';
import type { Settings } from '../settings.js';
import type { Environment } from './environment.js';
import { preferred } from './serve-pages.js';
import { respond } from './respond.js';
import { firstScript, type Scripts } from './scripts.js';

/**
 * Serves the page where people sign in and write. It holds nothing that is secret, and its scripts come from below its
 * own path.
 */
export const serveAdmin =
  (settings: Settings, scripts: Scripts): Handler<Environment> =>
  async ({ req, env }) => {
    const { links } = env.location;
    const { identity, pages, basePath, adminPath, geocoder } = settings;
    const language = preferred(req.header('Accept-Language'));
    const assets = `${basePath}${adminPath}/assets/`;
    // Whoever runs the service may open the page by another address than the public one.
    const origins = [...new Set([links.site, new URL(req.url).origin])];
    const page = adminPage({
      name: calendarName(identity, language),
      identity,
      icon: identity.picture ? `${basePath}/media/${identity.picture.path}` : pages ? '/icon.svg' : 'data:,',
      language,
      basePath,
      script: `${assets}${firstScript}?version=${await scripts.version()}`,
      geocoder,
    });
    return respond(req.raw, settings, {
      body: String(await page),
      headers: {
        'Content-Type': 'text/html; charset=UTF-8',
        'Content-Security-Policy': adminPolicy(
          origins.map((origin) => origin + assets),
          identity,
          geocoder,
        ),
        'Content-Language': language,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Referrer-Policy': 'same-origin',
      },
    });
  };
