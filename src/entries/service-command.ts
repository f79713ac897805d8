#!/usr/bin/env node
import { runCommand } from '../prerender/command-line/run-command.js';
import { sampleData } from '../service/seed/index.js';
import { pages } from './service-pages.js';
import { copyCommand, importCommand, serveCommand } from '../service/index.js';

runCommand({ serve: serveCommand(sampleData, pages), copy: copyCommand, import: importCommand }, import.meta.url);
