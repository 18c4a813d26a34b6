const isId = (part: string) =>
  /^\d+$/.test(part) ||
  /^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(part) ||
  (/^[\w-]{9,}$/.test(part) && /\d.*\d.*\d/.test(part)) ||
  /[@%:]/.test(part) ||
  part.length > 40;

/** A path without record IDs and possibly personal values: `/api/players/{}/notes`. */
export const plainPath = (path: string): string =>
  path
    .split("/")
    .map((part) => (isId(part) ? "{}" : part))
    .join("/");
