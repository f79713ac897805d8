#!/usr/bin/env node
import { runCommand } from './command-line/index.js';
import { sampleData } from './seed/index.js';
import { pages } from './service-pages/index.js';
import { copyCommand, importCommand, serveCommand } from './service/index.js';

runCommand({ serve: serveCommand(sampleData, pages), copy: copyCommand, import: importCommand }, import.meta.url);
