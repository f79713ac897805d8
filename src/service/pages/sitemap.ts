/** The files for search engines: https://www.sitemaps.org/protocol.html */
import { unknown, type PageContext } from './context.js';
import { xmlDocument, xmlElement, xmlMoment } from './xml.js';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The protocol allows 50,000 addresses in a file; ten thousand are about a megabyte. */
const mostAddresses = 10_000;

const list = (name: string, items: readonly string[]) =>
  xmlDocument(`<${name} xmlns="${namespace}">\n${items.join('\n')}\n</${name}>`);

/**
 * The sitemap; where it has too many addresses for one file, a list of files, or the file of that number, counted from
 * 1.
 */
export async function sitemap(context: PageContext, file: string, most = mostAddresses): Promise<string> {
  const { site } = context;
  const addresses = [{ address: `${site}/` }, ...(await context.addresses())];
  const files = Math.ceil(addresses.length / most);
  const number = file ? Number(file) : 1;
  if (number > files) throw unknown();
  if (!file && files > 1) {
    const items = Array.from(
      { length: files },
      (_, index) => `<sitemap>${xmlElement('loc', `${site}/sitemap-${index + 1}.xml`)}</sitemap>`,
    );
    return list('sitemapindex', items);
  }
  const items = addresses.slice((number - 1) * most, number * most).map((page) => {
    const modified = 'modified' in page && page.modified ? xmlElement('lastmod', xmlMoment(page.modified)) : '';
    return `<url>${xmlElement('loc', page.address)}${modified}</url>`;
  });
  return list('urlset', items);
}

/** The file in which crawlers look for the sitemap. */
export const robots = ({ site }: PageContext): string => `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;
