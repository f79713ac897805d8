#!/usr/bin/env node
import { Misuse } from '../prerender/command-line/options.js';
import { runCommand, type Command } from '../prerender/command-line/run-command.js';
import { placesCommand } from '../prerender/places/command.js';
import { prerenderCommand } from '../prerender/command.js';

const service = 'cal-elements-service';

/** The service is a package of its own, and so is its command, which reads the same words. */
const serve: Command = {
  help: `cal-elements serve, where the package ${service} is installed: ${service} --help`,
  async run() {
    let installed: string;
    try {
      installed = import.meta.resolve(`${service}/package.json`);
    } catch {
      throw new Misuse(
        `The service is a package of its own. Use it as npx ${service} serve, or install it: npm install ${service}`,
      );
    }
    await import(new URL('dist/command.js', installed).href);
  },
};

runCommand({ places: placesCommand, prerender: prerenderCommand, serve }, import.meta.url);
