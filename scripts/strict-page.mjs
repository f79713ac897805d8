// Pages of one file, whose policy allows their script and their style by hash and no others.
import { createHash } from 'node:crypto';

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * @param scripts further sources of scripts, as in a policy
 * @param rules further directives of the policy, without `;`
 * @param head what stands in the head behind the title
 * @param body what stands above the script
 */
export function strictPage({ title, scripts, rules, head = '', style, body = '', script }) {
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
