export { importRecords, type Records } from './import.js';
export { addUser, type NewUser } from './rights/users.js';
export { createService, type Service } from './service.js';
export type { ServiceSettings } from './settings.js';
