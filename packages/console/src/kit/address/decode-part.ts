/** A part of an address as it was meant; as it stands there where nobody can tell. */
export const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
