#!/usr/bin/env node
import { runCommand } from './command-line/index.js';
import { sampleData } from './seed/index.js';
import { pages } from './service-pages/index.js';
import { serveCommand } from './service/index.js';

runCommand({ serve: serveCommand(sampleData, pages) }, import.meta.url);
