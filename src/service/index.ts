export { importRecords, type Records } from './import/import-records.js';
export { listen, type Listener, type ListenAddress } from './command/listen.js';
export { copyCommand } from './command/copy.js';
export { importCommand } from './command/import.js';
export { serveCommand } from './command/serve.js';
export { loadSeed, type SeedData } from './import/load-seed.js';
export { addUser, hasUsers, listUsers, removePasswords, removeUser, type NewUser, type User } from './users.js';
export { createService, type Caller, type Service } from './service.js';
export type { MediaFile, PageParts, ServiceSettings } from './settings.js';
