const ofHosts = new WeakMap<object, Map<string, object>>();

/** A controller of a form by its name, the same from one update to the next: fields hold nothing themselves. */
export function controllerOf<C extends object>(host: object, name: string, make: () => C): C {
  const ofHost = ofHosts.get(host) ?? new Map<string, object>();
  ofHosts.set(host, ofHost);
  const controller = (ofHost.get(name) as C | undefined) ?? make();
  ofHost.set(name, controller);
  return controller;
}
