/** Decodes a part of a path; a malformed one is returned as it is. */
export const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
