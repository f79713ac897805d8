const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The method that a POST really means: `X-HTTP-Method-Override`, or `_method` in the query (wire section 2). What is no method of
 * ours finds no route. Hono's `methodOverride` looks at one of both, takes it of a PUT or DELETE, too, and throws where no request may
 * have the method.
 */
export function withRealMethod(request: Request, url: URL): Request {
  if (request.method !== 'POST') return request;
  const wish = request.headers.get('X-HTTP-Method-Override') ?? url.searchParams.get('_method');
  if (!wish) return request;
  const method = methods.find((name) => name === wish.toUpperCase()) ?? 'NONE';
  return method === 'GET' || method === 'HEAD'
    ? new Request(request.url, { method, headers: request.headers })
    : new Request(request, { method });
}
