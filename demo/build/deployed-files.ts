import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import type * as PictureFiles from '../sample/picture-files.js';
import { bundle } from './bundle.js';

const folder = 'demo/.vitepress/dist/cal-elements';

/** The files of a deployment of the elements. */
const deployed = [
  'cal-elements.js',
  'cal-elements.standalone.js',
  'chunks',
  'elements',
  'builder.html',
  'blocks.json',
  'embed.html',
  'integrity.json',
  'licenses.md',
];

/** A page of dist/ that shows the sample calendar: its policy allows its script by hash. */
function withSampleData(page: string): string {
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  const script = /<script>([^]*)<\/script>/.exec(page)![1]!;
  const changed = script
    .replaceAll('"cal-elements.js"', '"with-sample-data.js"')
    .replaceAll('`cal-elements.js`', '`with-sample-data.js`');
  if (changed === script) throw new Error('embed.html names its script in another way than this build knows');
  return (
    page
      .replace(hashOf(script), hashOf(changed))
      // The address of the worker is a text, of which browsers would complain.
      .replace("'strict-dynamic'", "'strict-dynamic'; worker-src 'self'")
      .replace("; require-trusted-types-for 'script'", '')
      .replace(script, () => changed)
  );
}

/** Writes the files of the site that no page of it holds: what pages load of dist/, and the sample calendar. */
export async function writeDeployedFiles(): Promise<void> {
  mkdirSync(`${folder}/sample/media`, { recursive: true });
  for (const name of deployed) cpSync(`dist/${name}`, `${folder}/${name}`, { recursive: true });
  const chunks = await bundle(
    {
      'sample-calendar': 'demo/sample/sample-calendar.ts',
      'sample-worker': 'demo/sample/worker.ts',
      'sample-records': 'demo/sample/records.ts',
    },
    { chunkFileNames: 'sample-[name]-[hash].js' },
  );
  for (const { fileName, code } of chunks) writeFileSync(`${folder}/${fileName}`, code);
  // The sample calendar comes first, because the first script of a page starts its requests at once.
  writeFileSync(`${folder}/with-sample-data.js`, "import './sample-calendar.js';\nimport './cal-elements.js';\n");
  writeFileSync(`${folder}/embed-with-sample-data.html`, withSampleData(readFileSync('dist/embed.html', 'utf8')));
  const { module } = await runnerImport<typeof PictureFiles>('./demo/sample/picture-files.ts', {
    configFile: false,
    logLevel: 'warn',
  });
  for (const [file, text] of Object.entries(module.pictureFiles()))
    writeFileSync(`${folder}/sample/media/${file}`, text);
}
