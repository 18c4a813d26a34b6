/** A contract that cannot be read or bundled; the message is one sentence that names file and line where it can. */
export class UnusableContract extends Error {
  /** A reference leads out of the folders in which files may be read. */
  readonly isOutside: boolean;

  constructor(message: string, { isOutside = false, ...options }: ErrorOptions & { isOutside?: boolean } = {}) {
    super(message, options);
    this.isOutside = isOutside;
  }
}
