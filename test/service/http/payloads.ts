/** What attackers write. */
export const injections = [
  `'; drop table events; --`,
  `" or 1=1 --`,
  `1) union select hash from application_passwords --`,
  `%' or '1'='1`,
  `1; update users set role = 'administrator'`,
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
];

export const markup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))" onclick=alert(1)>x</p>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '"><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<script',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
];

const attributes = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"?|'[^']*'?|[^\s"'=<>`]+))?/g;

const decoded = (value: string) =>
  value.replace(/&#(x?)([0-9a-f]+);?/gi, (_, hex: string, digits: string) =>
    String.fromCodePoint(parseInt(digits, hex ? 16 : 10)),
  );

/** The first tag that would run or link to a script if a page showed the text as HTML. */
export function danger(html: string): string | undefined {
  const tags = html.match(/<\/?[a-z!](?:"[^"]*"|'[^']*'|[^>"'])*>?/gi) ?? [];
  return tags.find((tag) => {
    if (/^<\/?(script|iframe|object|embed|svg|math|style|base|meta|link|form|template)\b/i.test(tag)) return true;
    return [...tag.replace(/^<\/?[\w!-]+/, '').matchAll(attributes)].some(([, name, value = '']) => {
      if (/^on/i.test(name!)) return true;
      const target = decoded(value.replace(/^["']/, '')).replace(/[\s\u0000-\u001f]/g, '');
      return (
        /^(javascript|vbscript|data:text)/i.test(target) || (name === 'style' && /javascript|expression/i.test(target))
      );
    });
  });
}
