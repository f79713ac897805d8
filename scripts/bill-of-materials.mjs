// Bills of materials (CycloneDX), as npm reads them from the lock file.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Of all packages that are installed: what is bundled is a development dependency, too.
 * @param component name and version of what it is for
 */
export function billOfAll(component) {
  const { status, stdout } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('“npm sbom” failed');
  const bill = JSON.parse(stdout);
  // npm calls the root by the name of its folder.
  Object.assign(bill.metadata.component, component);
  return bill;
}

/** The packages that a file of licenses names: `## hono - 4.13.19 (MIT)`. */
const packagesIn = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^## (\S+) - (\S+) \(/gm)].map(([, name, version]) => `${name}@${version}`);

/**
 * Of the packages that are bundled, by the files of licenses that bundlers have written. The same for the same
 * packages: it holds no time.
 * @throws where one of them is not in the lock file
 */
export function billOfBundled({ name, version }, licenses) {
  const { $schema, bomFormat, specVersion, components, dependencies } = billOfAll({ name, version });
  const bundled = new Set(licenses.flatMap(packagesIn));
  const known = new Map(components.map((component) => [`${component.name}@${component.version}`, component]));
  const missing = [...bundled].filter((one) => !known.has(one));
  if (missing.length) throw new Error(`no bill of ${missing.join(', ')}`);
  const found = [...bundled].sort().map((one) => ({ ...known.get(one), scope: 'required', properties: [] }));
  const refs = new Set(found.map((component) => component['bom-ref']));
  const reference = `${name}@${version}`;
  return {
    $schema,
    bomFormat,
    specVersion,
    version: 1,
    metadata: { component: { 'bom-ref': reference, type: 'application', name, version, purl: `pkg:npm/${reference}` } },
    components: found,
    dependencies: [
      { ref: reference, dependsOn: [...refs] },
      ...dependencies
        .filter(({ ref }) => refs.has(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
    ],
  };
}
