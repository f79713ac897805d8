import {
  addUser,
  createService,
  importRecords,
  type Records,
  type Service,
  type ServiceSettings,
} from '../../src/service/index.js';
import { basic, caller, roles, type Caller, type Role } from './suites/mount.js';
import { fetchPicture } from './suites/remote-images.js';

export interface SetUp {
  readonly service: Service;
  /** Application passwords of one user of each role, who is called like the role. */
  readonly passwords: Readonly<Partial<Record<Role, string>>>;
}

/** A service with one user of each role, and the records if there are any. */
export async function setUp(settings: ServiceSettings, records?: Records): Promise<SetUp> {
  const service = await createService({ fetchPicture, ...settings });
  const passwords: Partial<Record<Role, string>> = {};
  for (const role of [...roles].reverse()) {
    if (role !== 'anonymous') passwords[role] = (await addUser(service, { name: role, role })).password;
  }
  if (records) await importRecords(service, records);
  return { service, passwords };
}

export const callerOf = ({ service, passwords }: SetUp, role: Role): Caller =>
  caller((request) => service.fetch(request), role === 'anonymous' ? undefined : basic(role, passwords[role]!));
