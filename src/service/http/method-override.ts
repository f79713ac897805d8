const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The method that a POST stands for: `X-HTTP-Method-Override`, or `_method` in the query (wire section 2). An unknown
 * method finds no route. Hono's `methodOverride` reads only one of the two, also on a PUT or DELETE, and throws where
 * no request may have the method.
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
