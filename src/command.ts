#!/usr/bin/env node
import { sampleData } from './seed/index.js';
import { runCommand } from './service/index.js';

runCommand(sampleData);
