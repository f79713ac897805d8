// Pages of one file, whose policy allows their script and their style by hash and no others.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * @param scripts further sources of scripts, as in a policy
 * @param rules further directives of the policy, without `;`
 * @param head what stands in the head behind the title
 * @param body what stands above the script
 */
function strictPage({ title, scripts, rules, head = '', style, body = '', script }) {
  if (script.includes('</script')) throw new Error(`The script of the page “${title}” ends its own tag`);
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)} ${scripts}`,
    `style-src ${hashOf(style)}`,
    'connect-src https: http:',
    'img-src https: http: data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    ...rules,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
${head}<style>${style}</style>
</head>
<body>${body}<script>${script}</script></body>
</html>
`;
}

/**
 * Any element in an iframe, in one file: an iframe may be sandboxed without an origin, and then no address of a script
 * is its own.
 */
export const embedPage = (code) =>
  strictPage({
    title: 'Calendar',
    scripts: "'strict-dynamic'",
    rules: ['trusted-types cal-elements cal-elements-embed lit-html'],
    head: '<base target="_top">\n',
    style: 'body{display:flow-root;margin:0;padding:4px}',
    script: code.trim(),
  });

const builderBody = `<main>
<h1>Build a snippet</h1>
<p>Connect to a calendar, choose what to show and how it looks, and copy the snippet into your page.</p>
<snippet-builder blocks="blocks.json" folder="./"></snippet-builder>
<noscript><p>This page needs JavaScript.</p></noscript>
</main>
<script type="module" src="cal-elements.js"></script>
`;

/**
 * The builder, which loads the elements by the first script beside it, and their settings from the table of blocks beside
 * it.
 */
export async function builderPage(code) {
  const sheets = ['page.css', 'builder.css'].map((file) => readFileSync(`demo/builder/${file}`, 'utf8')).join('\n');
  return strictPage({
    title: 'Build a snippet',
    // The builder and the elements have a copy of lit each, which makes a policy of its own.
    scripts: "'self'",
    rules: ["trusted-types cal-elements lit-html 'allow-duplicates'"],
    style: (await transform(sheets, { loader: 'css', minify: true })).code.trim(),
    body: builderBody,
    script: code.trim(),
  });
}
