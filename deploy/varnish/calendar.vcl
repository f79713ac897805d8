# Varnish 7 with varnish-modules in front of the service, which tells it of writes: --purge http://127.0.0.1:6081/.purge
vcl 4.1;
import std;
import xkey;

backend service {
  .host = "127.0.0.1";
  .port = "8080";
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; }
}

# Machines of the service: nobody else may drop answers. Varnish cannot check signatures.
acl services { "127.0.0.1"; }

sub vcl_recv {
  if (req.url == "/.purge") {
    if (client.ip !~ services) { return (synth(403)); }
    # What is dropped softly is fetched anew, and still there for when the service is away.
    set req.http.X-Dropped = xkey.softpurge(req.http.Surrogate-Key);
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.http.Authorization || req.http.X-WP-Nonce || req.url ~ "[?&](password|_jsonp)=") { return (pass); }
  # No cookie and no origin changes a public answer.
  unset req.http.Cookie;
  unset req.http.Origin;
  # Equal questions are one answer, in whatever order they name their parameters.
  set req.url = std.querysort(req.url);
  # Nothing old is shown while the service answers; while it is away, what is at most a day old.
  if (std.healthy(req.backend_hint)) { set req.grace = 0s; } else { set req.grace = 24h; }
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # An error never takes the place of an answer that is there.
    if (bereq.is_bgfetch) { return (abandon); }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  if (beresp.http.Surrogate-Key) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    set beresp.grace = 24h;
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
}
