import { join } from 'node:path';
import { IN_MEMORY } from '../store/in-memory.ts';
import type { PictureTimes } from '../uploads/sweep-pictures.ts';
import { readInteger, SettingError, type SettingHelp, type SettingText } from './readers.ts';

/** What is kept, and where. */
export interface DataSettings extends PictureTimes {
  /** Folder of the embedded database; `memory` keeps it in memory. */
  readonly dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Days without use after which a demo account is removed. */
  readonly demoKeptDays: number;
  /** Days after which a message to the back office, and an entry of the audit, is deleted. */
  readonly feedbackKeptDays: number;
  readonly auditKeptDays: number;
  /** Folder of uploaded pictures; undefined: one that ends with the server. */
  readonly uploadDir: string | undefined;
  /** Where the back office reaches the server; undefined: nowhere. */
  readonly adminSocket: string | undefined;
}

const MAX_DAYS = 3_650;
const MAX_HOURS = 8_760;

export const DATA_SETTING_HELP: readonly SettingHelp[] = [
  ['DATA_DIR', '.data', 'Folder of the embedded database; "memory" keeps nothing.'],
  ['DATABASE_URL', '', 'PostgreSQL to use instead, e.g. postgres://user:secret@host/pipframe.'],
  ['UPLOAD_DIR', '', 'Folder of uploaded pictures. Default: DATA_DIR/uploads.'],
  ['REJECTED_KEPT_DAYS', '30', 'Days after which the pictures of rejected identity papers are deleted.'],
  ['UNUSED_KEPT_HOURS', '24', 'Hours after which an uploaded picture that nothing uses is deleted.'],
  ['DEMO_KEPT_DAYS', '30', 'Days without use after which a demo account is removed.'],
  ['FEEDBACK_KEPT_DAYS', '400', 'Days after which what users wrote to the back office is deleted.'],
  ['AUDIT_KEPT_DAYS', '400', 'Days after which entries of the back office’s audit are deleted.'],
  ['ADMIN_SOCKET', '', 'Local socket of the back office (npm run admin). Default: DATA_DIR/admin.sock.'],
];

export function readDataSettings(text: SettingText): DataSettings {
  return {
    dataDir: text('DATA_DIR'),
    databaseUrl: readDatabaseUrl(text('DATABASE_URL')),
    uploadDir: inDataDir(text, 'UPLOAD_DIR', 'uploads'),
    rejectedKeptDays: readInteger('REJECTED_KEPT_DAYS', text('REJECTED_KEPT_DAYS'), 0, MAX_DAYS),
    unusedKeptHours: readInteger('UNUSED_KEPT_HOURS', text('UNUSED_KEPT_HOURS'), 1, MAX_HOURS),
    demoKeptDays: readInteger('DEMO_KEPT_DAYS', text('DEMO_KEPT_DAYS'), 1, MAX_DAYS),
    feedbackKeptDays: readInteger('FEEDBACK_KEPT_DAYS', text('FEEDBACK_KEPT_DAYS'), 1, MAX_DAYS),
    auditKeptDays: readInteger('AUDIT_KEPT_DAYS', text('AUDIT_KEPT_DAYS'), 1, MAX_DAYS),
    adminSocket: readAdminSocket(text),
  };
}

export function readAdminSocket(text: SettingText): string | undefined {
  return inDataDir(text, 'ADMIN_SOCKET', 'admin.sock');
}

/** A path that lies in the data folder unless it is set; undefined where that folder is none. */
function inDataDir(text: SettingText, name: string, fallback: string): string | undefined {
  const set = text(name);
  if (set !== '') return set;
  const folder = text('DATA_DIR');
  return folder === IN_MEMORY ? undefined : join(folder, fallback);
}

function readDatabaseUrl(text: string): string | undefined {
  if (text === '') return undefined;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new SettingError('DATABASE_URL', '…', 'an address that begins with postgres://');
  return text;
}
