/** The checks of a release, and the texts that it changes. */

/** @returns what is wrong with a version as the next one after another; `undefined` where nothing is */
export function versionFinding(next, current) {
  const parse = (version) =>
    /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/
      .exec(version ?? '')
      ?.slice(1)
      .map(Number);
  const [to, from] = [parse(next), parse(current)];
  if (!to) return `“${next ?? ''}” is no version: give three numbers, such as ${current}`;
  const at = to.findIndex((number, index) => number !== from[index]);
  // The version of the package is the one that is being written, until it is released.
  return at < 0 || to[at] > from[at] ? undefined : `${next} is older than ${current}, which the package has`;
}

/**
 * The changelog with the day of a release in its heading.
 * @throws Error where its newest part is not of this version, or has a day already
 */
export function datedChangelog(changelog, version, day) {
  const [heading = '', named, state] = /^## (\S+) – (.+)$/m.exec(changelog) ?? [];
  if (named !== version || state !== 'unreleased') {
    throw new Error(
      `CHANGELOG.md: its newest heading is “${heading}”: write “## ${version} – unreleased” above what is new`,
    );
  }
  return changelog.replace(heading, `## ${version} – ${day}`);
}
