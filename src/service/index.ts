export { importRecords, type Records } from './import.js';
export { listen, type Listener, type ListenAddress } from './listen.js';
export { serveCommand } from './command.js';
export { loadSeed, type SeedData } from './load-seed.js';
export { addUser, hasUsers, listUsers, removePasswords, removeUser, type NewUser, type User } from './users.js';
export { createService, type Service } from './service.js';
export type { Caller } from './request/caller.js';
export type { MediaFile, ServiceSettings } from './settings.js';
