// dist/builder.html: the builder, which loads the elements that it shows by the first script beside it, and what it says of them from the
// manifest beside it.
import { readFileSync, writeFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { bundle } from './bundle.mjs';
import { strictPage } from './strict-page.mjs';

const folder = 'demo/builder';

const body = `<main>
<h1>Build a snippet</h1>
<p>Connect to a calendar, choose what to show and how it looks, and copy the snippet into your page.</p>
<snippet-builder manifest="custom-elements.json" folder="./"></snippet-builder>
<noscript><p>This page needs JavaScript.</p></noscript>
</main>
<script type="module" src="cal-elements.js"></script>
`;

export async function buildBuilder() {
  const [{ code }] = await bundle({ builder: `${folder}/builder.ts` }, { format: 'iife', write: false });
  const sheets = ['page.css', 'builder.css'].map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
  const style = (await transform(sheets, { loader: 'css', minify: true })).code.trim();
  const page = strictPage({
    title: 'Build a snippet',
    // The builder and the elements have a copy of lit each, which makes a policy of its own.
    scripts: "'self'",
    rules: ["trusted-types cal-elements lit-html 'allow-duplicates'"],
    style,
    body,
    script: code.trim(),
  });
  writeFileSync('dist/builder.html', page);
}
