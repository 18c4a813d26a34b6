/** Headers by lower-case name; `set-cookie` may have several values. */
export type Headers = ReadonlyMap<string, readonly string[]>;
