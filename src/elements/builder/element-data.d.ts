/** Written by scripts/element-data.mjs from the manifest. */
declare module 'virtual:element-data' {
  /** What the builder knows of an element, from the tables that its attributes are computed from. */
  export interface ElementData {
    readonly tag: string;
    readonly summary: string;
    readonly attributes: readonly AttributeData[];
    /** Whether search and filters can be joined to it. */
    readonly takesControls: boolean;
    /** Its custom properties. */
    readonly tokens: readonly { readonly name: string; readonly description: string }[];
  }

  export interface AttributeData {
    readonly name: string;
    /** The kind of its values, as the schema names it. */
    readonly kind: string;
    readonly choices?: readonly string[] | undefined;
    readonly default?: string | undefined;
    readonly description: string;
    readonly group: 'own' | 'filters' | 'settings';
  }

  export const elementData: readonly ElementData[];
}
