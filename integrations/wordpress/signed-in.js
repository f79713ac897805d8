/* Sends the visitor's session along with requests to this site's own interface, as WordPress asks for it. */
(function (session, send) {
  'use strict';
  window.fetch = function (input, init) {
    var url = input instanceof Request ? input.url : String(input);
    if (url.indexOf(session.root) !== 0 || (init && init.method && init.method !== 'GET'))
      return send.apply(this, arguments);
    var request = new Request(input, init);
    if (request.headers.has('X-WP-Nonce')) return send.apply(this, arguments);
    var signed = new Request(request.clone(), { credentials: 'same-origin' });
    signed.headers.set('X-WP-Nonce', session.nonce);
    return send.call(this, signed).then(function (response) {
      /* A page that is open for a day has an old nonce: everybody's answer is better than none. */
      return response.status === 403 ? send.call(window, request) : response;
    });
  };
})(window.calElementsSession, window.fetch);
