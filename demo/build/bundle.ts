import { build, type Rolldown } from 'vite';
import { leafletForPages } from '../../scripts/leaflet-for-strict-pages.mjs';

/** Bundles scripts of the site; resolves with their files, which are not written. */
export async function bundle(
  input: Readonly<Record<string, string>>,
  output: Rolldown.OutputOptions,
): Promise<Rolldown.OutputChunk[]> {
  const [result] = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [leafletForPages()],
    resolve: { conditions: ['page', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"', __VERSION__: JSON.stringify(process.env.npm_package_version) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: input, formats: ['es'] },
      rolldownOptions: {
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        output: { entryFileNames: '[name].js', ...output },
      },
    },
  })) as Rolldown.RolldownOutput[];
  return result!.output.filter((file) => file.type === 'chunk');
}
