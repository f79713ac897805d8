import { eventFields, type FieldRow, type StoredField, type ValueOf } from '../../data/schema/index.js';

/** 0 or 1: SQLite has no booleans, and one spelling serves both engines. */
export type Flag = 0 | 1;

export type StoredName = StoredField<typeof eventFields>;

/** The columns of an event's fields that are kept as they are written: flags, and texts. */
export type StoredColumns = {
  [Name in StoredName]: ValueOf<(typeof eventFields)[Name]['kind']> extends boolean ? Flag : string;
};

interface Stored {
  readonly name: StoredName;
  readonly isFlag: boolean;
  /** Whether a flag is absent from answers where it is not set. */
  readonly isAdded: boolean;
  /** The column's definition. */
  readonly column: string;
}

/** The fields of an event that are kept as they are written. */
export const storedFields: readonly Stored[] = (Object.entries(eventFields) as [StoredName, FieldRow][])
  .filter(([, { stored }]) => stored)
  .map(([name, { kind, isAdded = false }]) => {
    const isFlag = kind.name === 'boolean';
    return {
      name,
      isFlag,
      isAdded,
      column: isFlag ? `${name} smallint not null default 0` : `${name} text not null default ''`,
    };
  });

/** The columns of stored fields, by what each holds. */
export const storedColumns = (valueOf: (field: Stored) => Flag | string): StoredColumns =>
  Object.fromEntries(storedFields.map((field) => [field.name, valueOf(field)])) as StoredColumns;
