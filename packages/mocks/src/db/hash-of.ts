/** The FNV-1a hash of a name: a whole number below 2^32. */
export const hashOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};
